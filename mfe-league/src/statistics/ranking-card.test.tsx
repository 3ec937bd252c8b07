import { renderRoutes } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlayer } from '../testing/a-match';
import type { Figure } from './ranking';
import { RankingCard } from './ranking-card';

/** `count` players with `matches` matches each, with descending percentages from `best`. */
const figures = (count: number, matches: number, best: number): Figure[] =>
  Array.from({ length: count }, (_, index) => ({
    player: { ...aPlayer(1), id: matches * 100 + index, displayName: `Igrač ${matches}-${index + 1}` },
    value: best - index,
    matches,
  }));

async function show(some: readonly Figure[]) {
  const ranking = {
    id: 'postotak',
    title: 'Postotak pobjeda',
    unit: 'Postotak',
    write: String,
    minimum: 20,
    empty: '',
    figures: some,
  };
  renderRoutes([{ path: '/', element: <RankingCard ranking={ranking} /> }], { at: '/' });
  return screen.findByRole('table', { name: 'Postotak pobjeda' });
}
const playersIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('link')
    .map((link) => link.textContent);

test('before anybody has the minimum number of matches, the table shows the first twenty, and all on request', async () => {
  const table = await show(figures(25, 5, 90));
  expect(playersIn(table)).toHaveLength(20);
  expect(within(table).getByRole('cell', { name: 'Manje od 20 mečeva' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Prikaži sve: Postotak pobjeda' }));
  expect(playersIn(table)).toHaveLength(25);
});

test('players with fewer matches fill the table up to twenty', async () => {
  const table = await show([...figures(18, 20, 75), ...figures(10, 5, 100)]);
  expect(playersIn(table).slice(17)).toEqual(['Igrač 20-18', 'Igrač 5-1', 'Igrač 5-2']);
});

test('if twenty have the minimum, there is neither a line nor anybody else below them', async () => {
  const table = await show([...figures(21, 20, 75), ...figures(3, 5, 100)]);
  expect(playersIn(table)).toHaveLength(20);
  expect(within(table).queryByRole('cell', { name: 'Manje od 20 mečeva' })).not.toBeInTheDocument();
});

test('no bar is too long, even if the highest percentage is below the line', async () => {
  const table = await show([...figures(1, 20, 75), ...figures(1, 1, 100)]);
  const bars = [...table.querySelectorAll<HTMLElement>('[data-bar] span')];
  expect(bars.map((bar) => bar.style.width)).toEqual(['75%', '100%']);
});

test('all who share the first rank are highlighted', async () => {
  const [first, second, third] = figures(3, 20, 75) as [Figure, Figure, Figure];
  const table = await show([first, { ...second, value: first.value }, third, ...figures(1, 5, 100)]);
  const highlighted = [...table.querySelectorAll('tr[data-first]')].map((row) => within(row as HTMLElement));
  expect(highlighted.map((row) => row.getByRole('link').textContent)).toEqual(['Igrač 20-1', 'Igrač 20-2']);
});
