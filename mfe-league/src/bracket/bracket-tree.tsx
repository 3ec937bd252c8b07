import type { Bracket } from '@club/shared/contracts/league/draw';
import { phaseLabel } from '@club/shared/contracts/league/phases';
import { styled } from '@club/shared/ui-core';
import { matchName, stageCount } from './bracket-labels';
import { CARD_SHARE, layoutBracket, type PlacedMatch } from './bracket-layout';
import { Champion } from './champion';
import { EdgeLines } from './edge-lines';
import { type LineSource, sourceOf, thirdPlaceSource } from './line-source';
import { MatchLines } from './match-lines';
import { ThirdPlace } from './third-place';
import { inUnits, MatchCard, Tree } from './tree-parts';

const Head = styled('header')(({ theme }) => ({
  gridRow: 1,
  marginBottom: 10,
  '& h2': { margin: 0, fontSize: '0.875rem', fontWeight: 700 },
  '& p': { margin: 0, fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
}));

interface BracketTreeProps {
  bracket: Bracket;
  /** The champion's title: `Prvak 2025.` */
  championTitle: string;
}

/** A whole bracket of any size from left to right; only the champion's path is clay-coloured. */
export function BracketTree({ bracket, championTitle }: BracketTreeProps) {
  const { stages, thirdPlace, champion } = bracket;
  const { matches, edges, height, above, below } = layoutBracket(stages);
  const final = matches.at(-1);
  return (
    <Tree
      style={{
        gridTemplateColumns: `${'minmax(0, 1fr) '.repeat(stages.length - 1)}minmax(0, ${CARD_SHARE}fr)`,
        gridTemplateRows: `auto ${[above, height, below].map(inUnits).join(' ')}`,
      }}
    >
      <EdgeLines edges={edges} height={height} />
      {stages.map((stage, index) => (
        <section key={stage.phase}>
          <Head>
            <h2>{phaseLabel(stage.phase)}</h2>
            <p>{stageCount(stage.matches)}</p>
          </Head>
          {matches
            .filter((placed) => placed.stage === stage)
            .map((placed) => (
              <DrawnMatch key={placed.match.id} placed={placed} from={sourceOf(stages, index)} />
            ))}
        </section>
      ))}
      {final && champion && <Champion title={championTitle} name={champion.displayName} final={final} />}
      {final && thirdPlace && <ThirdPlace match={thirdPlace} from={thirdPlaceSource(stages)} final={final} />}
    </Tree>
  );
}

function DrawnMatch({ placed, from }: { placed: PlacedMatch; from: LineSource }) {
  const { match, stage, left, width, middle, height, isStub } = placed;
  return (
    <MatchCard
      aria-label={matchName(stage, match)}
      data-stub={isStub || undefined}
      data-final={(match.championPath && left + width > 1 - width / 2) || undefined}
      style={{
        left: `${left * 100}%`,
        width: `${width * 100}%`,
        top: inUnits(middle - height / 2),
        height: inUnits(height),
      }}
    >
      <MatchLines match={match} from={from} isStub={isStub} />
      {isStub && <li data-free>slobodan</li>}
    </MatchCard>
  );
}
