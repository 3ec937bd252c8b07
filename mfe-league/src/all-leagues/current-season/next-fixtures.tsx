import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import type { CurrentSeason } from '@club/shared/contracts/league/seasons';
import { phaseLabel } from '@club/shared/league-phase';
import { styled } from '@club/shared/ui-core';
import { MatchList } from './match-list';

const SHOWN = 5;

const Challenges = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { position: 'absolute', clipPath: 'inset(50%)' },
}));
const Arrow = styled('span')(({ theme }) => ({ [theme.breakpoints.up('sm')]: { display: 'none' } }));

/** Pairs that have yet to play, with their rows; the members arrange the time themselves. */
export function NextFixtures({ season }: { season: CurrentSeason }) {
  const { state, round, openFixtures, nextFixtures, year } = season;
  const isRounds = state === 'ROUNDS';
  const until = round.endDate && `do ${round.endDate.slice(8)}.${round.endDate.slice(5, 7)}.`;
  return (
    <MatchList
      title="Sljedeći mečevi"
      note={[`još ${openFixtures}`, isRounds && until].filter(Boolean).join(', ')}
      empty="Svi mečevi su odigrani."
      lines={nextFixtures.slice(0, SHOWN).map((match) => ({ id: match.id, content: <Fixture match={match} /> }))}
      more={
        isRounds
          ? { to: '/active-league?part=results', label: `Svi parovi ${round.number}. kola →` }
          : { to: `/summer-league/league-draw/${year}`, label: 'Cijeli ždrijeb →' }
      }
    />
  );
}

function Fixture({ match: { player1, player2, row1, row2, round } }: { match: LeagueMatch }) {
  if (row1 === null || row2 === null) {
    return (
      <>
        <span>
          <b>{player1.displayName}</b> – <b>{player2.displayName}</b>
        </span>
        <small>{phaseLabel(round)}</small>
      </>
    );
  }
  return (
    <>
      <span>
        <b>{player2.displayName}</b> <Challenges>izaziva</Challenges>
        <Arrow aria-hidden>→</Arrow> <b>{player1.displayName}</b>
      </span>
      <small>{row1 === row2 ? `${row1}. red` : `${row2}. → ${row1}. red`}</small>
    </>
  );
}
