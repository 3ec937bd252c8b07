import type { Draft } from './draft';

/* The input survives a lost connection and a closed page: it is stored in this browser until the server has it or the
   player discards it. */
const keyOf = (matchId: string) => `club-result-draft:${matchId}`;

export function keptDraft(matchId: string): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(matchId)) ?? 'null');
  } catch {
    return null;
  }
}

export function keepDraft(matchId: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(matchId), JSON.stringify(draft));
  } catch {
    // Without available storage the browser keeps it as long as the page is open.
  }
}

export function dropDraft(matchId: string): void {
  try {
    localStorage.removeItem(keyOf(matchId));
  } catch {
    // Nothing was stored.
  }
}
