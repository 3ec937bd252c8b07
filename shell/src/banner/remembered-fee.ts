/** In `localStorage`: whether the member who last used this browser owed the fee; nothing else about the member. */
const KEY = 'club-fee-unpaid';

/** Also false if the browser's storage is unavailable. */
export function wasFeeUnpaid(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberFee(isUnpaid: boolean): void {
  try {
    if (isUnpaid) localStorage.setItem(KEY, '');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the page only moves once when the banner appears.
  }
}
