import { authStore } from '@club/shared/auth';
import { member, picker, renderRoutes, shownBy, typeIntoPicker } from '@club/shared/testing';
import { act } from '@testing-library/react';
import { DatesDialog } from './dates-dialog';

const open = (title: string) => {
  const rest = { submit: 'Spremi', version: 3, busy: false, send: () => Promise.resolve(), onClose: () => undefined };
  const dates = { startDate: '2026-08-22', endDate: '2026-08-29' };
  const element = <DatesDialog title={title} dates={dates} {...rest} />;
  return renderRoutes([{ path: '/', element }], { at: '/', as: member({ roles: ['ADMIN'] }) }).unmount;
};

test('dates typed when the session ended are restored for the same phase, not for another one with the same dates', async () => {
  const leaveFinal = open('Datumi: Finale');
  await typeIntoPicker('Kraj', '30082026');
  act(() => authStore.getState().clearSession());
  leaveFinal();
  const leaveThirdPlace = open('Datumi: Za treće mjesto');
  expect(shownBy(await picker('Kraj'))).toBe('29 08 2026');
  leaveThirdPlace();
  open('Datumi: Finale');
  expect(shownBy(await picker('Kraj'))).toBe('30 08 2026');
});
