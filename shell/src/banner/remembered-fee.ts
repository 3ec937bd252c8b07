/** In `localStorage`: the member who used this browser last owed the fee. Nothing else about the member. */
const KEY = 'club-fee-unpaid';

/** False also in a browser that stores nothing. */
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
    // Without it the page moves once when the banner appears.
  }
}
