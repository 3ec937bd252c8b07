import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { competitionLabel } from '@club/shared/contracts/league/phases';
import type { CurrentSeason } from '@club/shared/contracts/league/seasons';
import { briefDate } from '@club/shared/domain';
import { DRAW_AWAITED_TEXT, type SeasonStage } from '@club/shared/league-phase';
import { pyramidPair } from '@club/shared/league-player';
import { VisuallyHidden } from '@club/shared/ui-core';
import { pageOf, type SeasonLink } from '../../season/season-links';
import { ShortMatchList } from './short-match-list';

const SHOWN = 5;

interface NextFixturesProps {
  season: CurrentSeason;
  stage: SeasonStage;
  /** The pages that the season has so far. */
  links: readonly SeasonLink[];
}

/** Pairs that have yet to play, with their rows; the members arrange the time themselves. */
export function NextFixtures({ season, stage, links }: NextFixturesProps) {
  const { round, openFixtures, nextFixtures, daysLeft } = season;
  const isToPlay = stage === 'ROUNDS' && openFixtures > 0 && daysLeft !== null && daysLeft >= 0;
  const until = isToPlay && round.endDate && `do ${briefDate(round.endDate)}`;
  return (
    <ShortMatchList
      title="Sljedeći mečevi"
      note={[openFixtures > 0 && `još ${openFixtures}`, until].filter(Boolean).join(', ')}
      empty={stage === 'DRAW_AWAITED' ? DRAW_AWAITED_TEXT : 'Svi mečevi su odigrani.'}
      lines={nextFixtures.slice(0, SHOWN).map((match) => ({ id: match.id, content: <Fixture match={match} /> }))}
      more={moreOf(season, stage, links)}
    />
  );
}

/** The page that shows more: the round's pairs, the seeding for the next draw, or the draw. */
function moreOf({ round }: CurrentSeason, stage: SeasonStage, links: readonly SeasonLink[]) {
  if (stage === 'ROUNDS') return { to: '/active-league?part=results', label: `Svi parovi ${round.number}. kola` };
  const isAwaited = stage === 'DRAW_AWAITED';
  const to = pageOf(links, isAwaited ? 'seeders' : 'draw');
  return to ? { to, label: isAwaited ? 'Nositelji' : 'Cijeli ždrijeb' } : undefined;
}

function Fixture({ match }: { match: LeagueMatch }) {
  const { player1, player2, row1, row2, round, tournament } = match;
  if (row1 === null || row2 === null) {
    return (
      <>
        <span>
          <b>{player1.displayName}</b> – <b>{player2.displayName}</b>
        </span>
        <small>{competitionLabel(round, tournament)}</small>
      </>
    );
  }
  return (
    <>
      <span>
        <span aria-hidden>
          <b>{player2.displayName}</b> → <b>{player1.displayName}</b>
        </span>
        <VisuallyHidden>{pyramidPair(match)}</VisuallyHidden>
      </span>
      <small>{row1 === row2 ? `${row1}. red` : <Rows from={row2} to={row1} />}</small>
    </>
  );
}

/** `3. → 2. red`. */
const Rows = ({ from, to }: { from: number; to: number }) => (
  <>
    <span aria-hidden>
      {from}. → {to}. red
    </span>
    <VisuallyHidden>
      iz {from}. u {to}. red
    </VisuallyHidden>
  </>
);
