import type { UpdateResult } from '@club/shared/contracts/league/my-results';
import type { SetScore } from '@club/shared/domain';
import { createResultEntering } from '../../league';
import type { AwaitedResult } from './demo-seasons';

type Parts = Parameters<typeof createResultEntering>[0];

/**
 * Results of the open round as members enter them: of matches between two members the first is disputed, the second
 * confirmed, the others wait for the opponent's confirmation. If the opponent has no account every third result is
 * missing.
 * @param memberOf the member linked to a player
 * @returns the matches that now have a result
 */
export async function enterOpenRound(
  parts: Parts,
  awaited: readonly AwaitedResult[],
  memberOf: (player: number) => number | undefined,
): Promise<ReadonlySet<string>> {
  const entering = createResultEntering(parts);
  const matches = awaited.map(({ id, regulars, sets }) => ({
    id,
    sets,
    members: regulars.map(memberOf).filter((member) => member !== undefined),
  }));
  const ofTwo = matches.filter(({ members }) => members.length === 2);
  const ofOne = matches.filter(({ members }) => members.length === 1).filter((_, index) => index % 3 !== 2);
  const entered = [...ofTwo, ...ofOne];
  for (const { id, sets, members } of entered) {
    const [memberId = 0] = members;
    await entering.enter({ memberId, isAdministrator: false }, id, formOf(sets));
  }
  const [disputed, confirmed] = ofTwo;
  if (disputed) await entering.dispute(disputed.members[1] ?? 0, disputed.id, 1, disputeOf(disputed.sets));
  if (confirmed) await entering.confirm(confirmed.members[1] ?? 0, confirmed.id, 1);
  return new Set(entered.map(({ id }) => id));
}

/** Claims another second set, won by the same player: the match is decided either way. */
export function disputeOf([, second = [0, 0]]: readonly SetScore[]): string {
  return `Drugi set bio je ${second.includes(7) && second.includes(5) ? '7:6' : '7:5'}.`;
}

function formOf(sets: readonly SetScore[]): UpdateResult {
  const [first = [0, 0], second = [0, 0], third = [0, 0]] = sets;
  return {
    set1Igrac1: first[0],
    set1Igrac2: first[1],
    set2Igrac1: second[0],
    set2Igrac2: second[1],
    set3Igrac1: third[0],
    set3Igrac2: third[1],
    retired: null,
    version: 0,
  };
}
