import { act, render, screen } from '@testing-library/react';
import { Delayed } from './delayed';

test('a message takes the place of the fallback after a second, not earlier', () => {
  jest.useFakeTimers();
  render(<Delayed fallback="Učitavanje">Liga je završila.</Delayed>);
  act(() => jest.advanceTimersByTime(999));
  expect(screen.getByText('Učitavanje')).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('Liga je završila.')).toBeVisible();
  expect(screen.queryByText('Učitavanje')).not.toBeInTheDocument();
  jest.useRealTimers();
});
