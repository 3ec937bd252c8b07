import { plural } from '@club/shared/domain';
import { countDemoMembers } from '../members';
import type { Handle } from '../platform/database';
import { error, type Finding } from './finding';
import type { Installation } from './installation';

/** A club in operation on a database that was filled with demo data: everybody knows the password of those accounts. */
export async function checkDemoMembers(handle: Handle, { demo }: Pick<Installation, 'demo'>): Promise<Finding[]> {
  const count = demo ? 0 : await countDemoMembers(handle);
  if (count === 0) return [];
  const accounts = plural(count, 'probni račun', 'probna računa', 'probnih računa');
  const verb = plural(count, 'radi', 'rade', 'radi');
  const remedy =
    'Počnite s praznom bazom (drugi DATA_DIR ili DATABASE_URL), ili tim računima oduzmite pristup na stranici „Upravljanje korisnicima”.';
  return [error(`U bazi s probnim podacima ${verb} ${count} ${accounts}, čiju lozinku svi znaju.`, remedy)];
}
