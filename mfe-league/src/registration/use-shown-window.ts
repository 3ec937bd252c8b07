import type { RegistrationWindow } from '@club/shared/contracts/league/registration';
import { useState } from 'react';

/**
 * The window that the form shows and registers for. Once something was typed its season stays, although the calendar may
 * turn to the next one: sending it then is refused, which tells the person, and only then the next season is shown.
 * @param window the current window
 * @returns `refuse`: the server has refused the season that is shown
 */
export function useShownWindow(window: RegistrationWindow, isDirty: boolean) {
  const [shown, setShown] = useState(window);
  const [refusedYear, setRefusedYear] = useState<number>();
  if (shown !== window && (!isDirty || shown.year === window.year || shown.year === refusedYear)) setShown(window);
  return { shown, refuse: () => setRefusedYear(shown.year) };
}
