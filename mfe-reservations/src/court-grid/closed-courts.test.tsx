import { ClubTheme } from '@club/shared/theme';
import { act, render, screen } from '@testing-library/react';
import { ClosedCourts } from './closed-courts';

test('the message that the courts are closed appears after a second, not earlier', () => {
  jest.useFakeTimers();
  render(<ClosedCourts before="Učitavanje" opensOn="2027-04-06" />, { wrapper: ClubTheme });
  act(() => jest.advanceTimersByTime(999));
  expect(screen.getByText('Učitavanje')).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText(/^Tereni su zatvoreni\./)).toBeVisible();
  expect(screen.getByText('Sljedeća sezona počinje 6. travnja 2027.')).toBeVisible();
  jest.useRealTimers();
});
