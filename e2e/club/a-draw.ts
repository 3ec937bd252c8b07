import type { BracketMatch, BracketStage, LeagueDraw } from '@club/shared/contracts/league/draw';
import { KNOCKOUT_KEYS } from '@club/shared/contracts/league/phases';

const player = (place: number) => ({
  id: place,
  ime: 'Krešimir',
  prezime: 'Stojanović',
  displayName: 'Stojanović K.',
});
const PLAYED = {
  outcome: 'PLAYED',
  state: 'CONFIRMED',
  set1Igrac1: 6,
  set1Igrac2: 7,
  set2Igrac1: 6,
  set2Igrac2: 4,
} as const;

function matchOf(lines: number, number: number, places: readonly [number, number]): BracketMatch {
  const [upper, lower] = places;
  return {
    id: `${lines}-${number}`,
    number,
    sides: places.map((place) => ({ kind: 'PLAYER', player: player(place), place, qualifier: null })),
    winner: player(Math.min(upper, lower)),
    retired: null,
    ...PLAYED,
    set3Igrac1: 7,
    set3Igrac2: 5,
    startDate: null,
    endDate: null,
    championPath: Math.min(upper, lower) === 1,
    version: 1,
  };
}

/** A completely played draw with this many players, third place and champion; the higher placed player wins. */
export function aPlayedDraw(year: number, players: number): LeagueDraw {
  const stages: BracketStage[] = [];
  const phases = KNOCKOUT_KEYS.filter((key) => key !== 'KVALIFIKACIJE' && key !== 'TRECE_MJESTO').slice(
    -Math.log2(players),
  );
  let left = Array.from({ length: players }, (_, index) => index + 1);
  for (const phase of phases) {
    const pairs = left
      .slice(0, left.length / 2)
      .map((place, index) => [place, left[left.length - 1 - index] ?? 0] as const);
    const matches = pairs.map((places, index) => matchOf(left.length, index + 1, places));
    stages.push({ phase, lines: left.length, startDate: null, endDate: null, matches });
    left = pairs.map(([place]) => place);
  }
  return {
    year,
    version: 1,
    places: players,
    byes: 0,
    qualifiers: 0,
    draw: 'fold',
    lotSeed: null,
    main: { stages, thirdPlace: matchOf(3, 1, [3, 4]), champion: player(1) },
    qualifications: [],
    consolation: null,
  };
}
