import { personName } from '@club/shared/domain';
import type { Handle } from '../../platform/database';
import { allPlayers, type LeaguePerson } from './league-players.repository';

type Name = Pick<LeaguePerson, 'firstName' | 'lastName'>;

/** `Bivši igrač 7`, as the file that brought `Bivši igrač 7/2` may call him. */
export const withoutSuffix = ({ firstName, lastName }: Name): Name => {
  return { firstName, lastName: lastName.replace(/\/\d+$/, '') };
};

/**
 * The pseudonym, or `Bivši igrač 7/2` if `Bivši igrač 7` is somebody else: clubs give the same ones, so an imported
 * season may have brought it. Never another plain number, which the club may yet give to the person with that number.
 */
export function freePseudonym(wanted: Name, isTaken: (name: string) => boolean): Name {
  const { firstName, lastName } = withoutSuffix(wanted);
  let free = wanted;
  for (let suffix = 2; isTaken(personName(free)); suffix++) free = { firstName, lastName: `${lastName}/${suffix}` };
  return free;
}

/** The pseudonym for somebody who is being erased. The names must be locked. */
export async function unusedPseudonym(handle: Handle, wanted: Name): Promise<Name> {
  const taken = new Set((await allPlayers(handle)).map(personName));
  return freePseudonym(wanted, (name) => taken.has(name));
}
