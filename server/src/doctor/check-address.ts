import { reasonOf } from '../platform/failure-reason';
import { isLocal } from './check-settings';
import { error, type Finding, fine, warning } from './finding';
import type { Installation } from './installation';

const ANSWER_WITHIN_MS = 5_000;
/** Tokens are valid for minutes; with a larger difference they are refused, or accepted too long. */
const CLOCK_APART_MS = 30_000;

/** Whether browsers reach the club at its address, and the time of its clock. */
export async function checkAddress({ publicUrl, now }: Installation): Promise<Finding[]> {
  const address = `${publicUrl}/api/health`;
  let answer: Response;
  try {
    answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  } catch (failure) {
    const message = `${publicUrl} ne odgovara (${reasonOf(failure)}).`;
    const start = 'Pokrenite poslužitelj.';
    if (isLocal(publicUrl)) return [warning(message, start)];
    return [error(message, `${start} Provjerite DNS, vatrozid, proxy i certifikat za PUBLIC_URL.`)];
  }
  const health = (await answer.json().catch(() => undefined)) as { status?: string } | undefined;
  if (health?.status !== 'ok') {
    const remedy = 'Provjerite kamo proxy šalje zahtjeve i radi li baza podataka (zapisnik poslužitelja).';
    return [error(`${address} ne odgovara kao klub (${answer.status}).`, remedy)];
  }
  const there = Date.parse(answer.headers.get('date') ?? '');
  const apart = Math.abs(there - now().getTime());
  return [fine(`${publicUrl} odgovara`), ...clockFindings('poslužitelja na javnoj adresi', apart)];
}

/** @param apart milliseconds between this machine's clock and another one */
export function clockFindings(whose: string, apart: number): Finding[] {
  if (!(apart > CLOCK_APART_MS)) return [fine(`sat se slaže s onim ${whose}`)];
  const message = `Sat ovog računala razlikuje se od sata ${whose} za ${Math.round(apart / 1000)} s.`;
  return [error(message, 'Uključite usklađivanje vremena (timedatectl set-ntp true).')];
}
