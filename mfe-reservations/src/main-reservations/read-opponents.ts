import { MyOpponents } from '@club/shared/contracts/league/my-results';
import { answer, http } from '@club/shared/http';

/** A dialog does not wait longer for names that can also be typed. */
const LONGEST_MS = 1_500;

/** Opponents of the caller's open matches, soonest end first; none if they do not arrive in time. */
export async function readOpponents(): Promise<string[]> {
  try {
    const { body } = await answer(MyOpponents, http.get('my-opponents', { timeout: LONGEST_MS, retry: 0 }));
    return [...new Set(body.map(({ player }) => `${player.ime} ${player.prezime}`))];
  } catch {
    return [];
  }
}
