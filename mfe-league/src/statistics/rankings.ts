import type { Statistics } from '@club/shared/contracts/league/statistics';
import { percent } from '../percent/percent';
import type { Figure } from './ranking';

/** The five views of the statistics (specification, section 2); the first is the default. */
export const VIEWS = [
  { value: 'omjeri', label: 'Pobjede i porazi' },
  { value: 'predaje', label: 'Predaje' },
  { value: 'mecevi', label: 'Odigrani mečevi' },
  { value: 'setovi', label: 'Setovi' },
  { value: 'gemovi', label: 'Gemovi' },
] as const;

export type View = (typeof VIEWS)[number]['value'];

/** One table of a view. */
export interface Ranking {
  readonly id: string;
  readonly title: string;
  readonly figures: readonly Figure[];
  /** The unit of the figures, as the header of their column. */
  readonly unit: string;
  readonly write: (value: number) => string;
  /** Shown in place of a table without rows. */
  readonly empty: string;
  /** Percentages over fewer matches are listed below the line. */
  readonly minimum?: number;
}

const empty = 'Tablica se puni čim se odigraju prvi mečevi.';
const count = { write: String, empty };

function ratios({ topWins, topLosses, ratePlayers, ratePlayersWithoutForfeit, minimumMatches }: Statistics): Ranking[] {
  const rates = (rows: Statistics['ratePlayers']): Figure[] =>
    rows.map(({ player, rate, totalMatches }) => ({ player, value: rate, matches: totalMatches }));
  const share = { unit: 'Postotak', write: percent, minimum: minimumMatches, empty };
  return [
    {
      ...count,
      id: 'pobjede',
      title: 'Najviše pobjeda',
      unit: 'Pobjede',
      figures: topWins.map(({ player, wins }) => ({ player, value: wins })),
    },
    { ...share, id: 'postotak', title: 'Postotak pobjeda', figures: rates(ratePlayers) },
    {
      ...count,
      id: 'porazi',
      title: 'Najviše poraza',
      unit: 'Porazi',
      figures: topLosses.map(({ player, losse }) => ({ player, value: losse })),
    },
    {
      ...share,
      id: 'bez-predaja',
      title: 'Postotak bez vlastitih predaja',
      figures: rates(ratePlayersWithoutForfeit),
    },
  ];
}

function forfeits({ topForfeits }: Statistics): Ranking[] {
  const figures = topForfeits.map(({ player, forefeit, retirement, walkovers }) => ({
    player,
    value: forefeit,
    detail: `${retirement} u meču, ${walkovers} prije meča`,
  }));
  // Unlike the other tables it has no rows for players without any.
  const none = 'Nitko nije predao meč.';
  return [{ ...count, id: 'predaje', title: 'Najviše predaja', unit: 'Predaje', figures, empty: none }];
}

function played({ topPlayedMatches }: Statistics): Ranking[] {
  const figures = topPlayedMatches.map(({ player, playedMatches }) => ({ player, value: playedMatches }));
  return [{ ...count, id: 'mecevi', title: 'Najviše odigranih mečeva', unit: 'Mečevi', figures }];
}

function wonAndLost(
  unit: string,
  name: string,
  rows: readonly (Pick<Figure, 'player'> & { won: number; lost: number })[],
) {
  const side = (title: string, key: 'won' | 'lost'): Ranking => ({
    ...count,
    id: `${unit.toLowerCase()}-${key}`,
    title,
    unit,
    figures: rows.map((row) => ({ player: row.player, value: row[key] })),
  });
  return [side(`Najviše osvojenih ${name}`, 'won'), side(`Najviše izgubljenih ${name}`, 'lost')];
}

/** The tables of a view. */
export function rankingsOf(statistics: Statistics, view: View): readonly Ranking[] {
  switch (view) {
    case 'omjeri':
      return ratios(statistics);
    case 'predaje':
      return forfeits(statistics);
    case 'mecevi':
      return played(statistics);
    case 'setovi': {
      const rows = statistics.topSets.map(({ player, setsWin, setsLost }) => ({
        player,
        won: setsWin,
        lost: setsLost,
      }));
      return wonAndLost('Setovi', 'setova', rows);
    }
    case 'gemovi': {
      const rows = statistics.topGames.map(({ player, gamesWin, gamesLost }) => ({
        player,
        won: gamesWin,
        lost: gamesLost,
      }));
      return wonAndLost('Gemovi', 'gemova', rows);
    }
  }
}
