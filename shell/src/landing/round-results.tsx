import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import type { CurrentSeason, LeagueSeason } from '@club/shared/contracts/league/seasons';
import { UpIcon } from '@club/shared/icons';
import { outcomeMark } from '@club/shared/league-match';
import type { SeasonStage } from '@club/shared/league-phase';
import { OUT_OF_SIGHT, PLAIN_LIST } from '@club/shared/theme';
import { Box, DRAWN, SectionCard, styled, TextLink, VisuallyHidden } from '@club/shared/ui-core';
import { placeLabel, scoreOf, sidesOf } from './match-line';

const SHOWN = 6;

const Matches = styled('ul')(({ theme }) => ({
  ...PLAIN_LIST,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '5.5em minmax(0, 1fr) auto 5.6em',
    alignItems: 'center',
    gap: 12,
    minHeight: 46,
    padding: '6px 20px',
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& small, & [data-loser]': { color: theme.vars.palette.text.secondary },
  '& small': { fontSize: '0.8125rem' },
  '& b': { fontWeight: 700 },
  // A name that does not fit next to the other one moves to the next line as a whole.
  '& [data-side]': { display: 'inline-block' },
  [theme.breakpoints.down('sm')]: {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr) auto auto', gap: 8 },
    // The row can be left out, but not which of the two tournaments it was.
    '& small': { display: 'none' },
    '& small[data-phase]': { display: 'block', gridColumn: '1 / -1', marginBottom: -6 },
  },
}));
/** At most as wide as three sets: the rest wraps, which leaves room for the names. */
const Score = styled('span')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'end',
  maxWidth: '7em',
  textAlign: 'right',
  lineHeight: 1.3,
  '& [data-mark]': { fontSize: '0.8125rem', whiteSpace: 'nowrap', color: theme.vars.palette.text.secondary },
}));
const Move = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontSize: '0.8125rem',
  color: theme.vars.palette.own.main,
  '&[data-up]': { color: theme.vars.palette.free.main },
  '& svg': { fontSize: '1rem' },
  '& i': { width: 7, height: 7, marginInline: 4, borderRadius: '50%', background: 'currentColor', ...DRAWN },
  [theme.breakpoints.down('sm')]: { '& > span': OUT_OF_SIGHT },
}));

interface RoundResultsProps {
  current: CurrentSeason;
  stage: SeasonStage;
  /** The pages of this season that an administrator has not hidden. */
  pages: LeagueSeason['links'] | undefined;
}

/** Results of the last round or of the knockout, or the next matches while there are none; nothing without matches. */
export function RoundResults({ current, stage, pages }: RoundResultsProps) {
  const { lastResults, nextFixtures, round, year } = current;
  const isDrawn = stage === 'KNOCKOUT' || stage === 'DECIDED';
  const played = lastResults.length > 0;
  const matches = (played ? lastResults : nextFixtures).slice(0, SHOWN);
  if (matches.length === 0) return null;
  const what = isDrawn ? 'završnog turnira' : `${round.number}. kola`;
  return (
    <SectionCard
      title={`${played ? 'Rezultati' : 'Mečevi'} ${what}`}
      flush
      action={
        (isDrawn ? pages?.draw : pages?.results) && (
          <TextLink alone to={isDrawn ? `/summer-league/league-draw/${year}` : `/summer-league/${year}`}>
            Svi rezultati
          </TextLink>
        )
      }
    >
      <Matches>
        {matches.map((match) => (
          <li key={match.id}>
            <small data-phase={isDrawn || undefined}>{placeLabel(match)}</small>
            <span>
              <Names match={match} />
            </span>
            <Result match={match} />
            <Movement movement={match.movement} />
          </li>
        ))}
      </Matches>
    </SectionCard>
  );
}

function Names({ match }: { match: LeagueMatch }) {
  const [first, second] = sidesOf(match);
  const isWon = match.winner !== null;
  return (
    <>
      <Box component={isWon ? 'b' : 'span'} data-side>
        {first.player.displayName}
      </Box>{' '}
      <span data-side data-loser={isWon || undefined}>
        – {second.player.displayName}
      </span>
    </>
  );
}

function Result({ match }: { match: LeagueMatch }) {
  const score = scoreOf(match);
  const mark = outcomeMark(match);
  return (
    <Score>
      {score && <b>{score}</b>}
      {mark && <span data-mark> {mark}</span>}
    </Score>
  );
}

function Movement({ movement }: Pick<LeagueMatch, 'movement'>) {
  if (!movement) return <span />;
  if (movement === 'SWAP') {
    return (
      <Move data-up>
        <UpIcon aria-hidden />
        <span>
          penje se<VisuallyHidden> u piramidi</VisuallyHidden>
        </span>
      </Move>
    );
  }
  return (
    <Move>
      <i />
      <span>ostaje</span>
    </Move>
  );
}
