import type { PyramidControl } from '@club/shared/contracts/league/pyramid-control';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draftedBoard, openBoard, place } from '../../testing/drafted-board';

const { board } = draftedBoard();

test('the arrow keys move through the grid, and a published pyramid cannot be emptied', async () => {
  board.state = 'ROUNDS';
  openBoard();
  const first = await place(/^1\. red, 1\. pozicija/);
  first.focus();
  // With a modifier the key is the browser's: Alt and left goes back a page.
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{Control>}{ArrowRight}{/Control}');
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  expect(screen.getByRole('button', { name: /^2\. red, 2\. pozicija/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('button', { name: 'Isprazni cijelu piramidu' })).toBeNull();
  await userEvent.click(first);
  expect(screen.getByRole('button', { name: 'Isprazni polje' })).toBeDisabled();
  const list = screen.getByRole('list', { name: 'Igrači lige' });
  expect(within(list).getByRole('button', { name: /Ana Zorić/ })).toBeVisible();
});

test('whether a player is replaced is proposed anew when the pyramid is published, and when that is undone', async () => {
  const { client } = openBoard();
  const proposed = async (next: PyramidControl['state'], answer: string) => {
    board.state = next;
    await act(() => client.invalidateQueries());
    await waitFor(() => expect(screen.getByRole('radio', { name: answer })).toBeChecked());
  };
  expect(await screen.findByRole('radio', { name: 'Ne' })).toBeChecked();
  await proposed('ROUNDS', 'Da');
  await proposed('PREPARING', 'Ne');
});

describe('once the rounds are over nothing can be saved here any more', () => {
  const nothingToChoose = async () => {
    expect(screen.queryByRole('button', { name: 'Spremi' })).toBeNull();
    await userEvent.click(screen.getByRole('combobox', { name: 'Prikaži' }));
    await userEvent.click(screen.getByRole('option', { name: 'Svi' }));
    const list = within(screen.getByRole('list', { name: 'Igrači lige' }));
    for (const player of list.getAllByRole('button')) expect(player).toBeDisabled();
  };

  test('in the knockout the page refers to the rounds, where a forgotten absence is corrected', async () => {
    board.state = 'KNOCKOUT';
    openBoard();
    expect(await screen.findByText(/Zaboravljena odsutnost ili zamjena upisuje se uz kola/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Odsutnosti i zamjene' });
    expect(link).toHaveAttribute('href', '/admin/pyramid-control/rounds');
    expect(screen.getByText('Sezona 2026. · objavljena, mjesta se više ne mijenjaju')).toBeVisible();
    await nothingToChoose();
  });

  test('in a finished season not even a substitute can be entered', async () => {
    board.state = 'FINISHED';
    openBoard();
    expect(await screen.findByText(/ni zamjena više ne može upisati/)).toBeVisible();
    expect(screen.getByText('Sezona 2026. · objavljena, više se ne mijenja')).toBeVisible();
    await nothingToChoose();
  });
});
