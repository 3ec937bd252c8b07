import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyPart } from '.';

const Chart = ({ year }: { year: number }) => <p>Grafikon {year}.</p>;
const Skeleton = () => <p>Učitavanje</p>;
const NoChart = ({ year }: { year: number }) => <p>Bez grafikona za {year}.</p>;
const load = jest.fn<Promise<{ default: typeof Chart }>, []>();
const renderScreen = (Part: ReturnType<typeof lazyPart<{ year: number }>>) =>
  render(
    <>
      <h1>Igrač</h1>
      <Part year={2026} />
    </>,
  );

test('a part is loaded after its screen, and its place is reserved meanwhile', async () => {
  load.mockResolvedValue({ default: Chart });
  renderScreen(lazyPart(load, { Waiting: Skeleton }));
  expect(screen.getByText('Učitavanje')).toBeVisible();
  expect(await screen.findByText('Grafikon 2026.')).toBeVisible();
  expect(screen.queryByText('Učitavanje')).not.toBeInTheDocument();
});

test('a part that cannot be loaded leaves the screen as it is, and is loaded again on request', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue(undefined);
  load.mockRejectedValueOnce(new Error('Loading chunk 364 failed.')).mockResolvedValue({ default: Chart });
  renderScreen(lazyPart(load));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ovaj se dio stranice nije učitao.');
  expect(screen.getByRole('heading', { name: 'Igrač' })).toBeVisible();
  expect(logged).toHaveBeenCalledWith('A part of a screen failed to load', expect.any(Error));
  await userEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovno' }));
  expect(await screen.findByText('Grafikon 2026.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a part that shows something else after a failure is loaded again when it is mounted again', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  load.mockRejectedValueOnce(new Error('Loading chunk 364 failed.')).mockResolvedValue({ default: Chart });
  const Part = lazyPart(load, { Failed: NoChart });
  const { unmount } = renderScreen(Part);
  expect(await screen.findByText('Bez grafikona za 2026.')).toBeVisible();
  unmount();
  renderScreen(Part);
  expect(await screen.findByText('Grafikon 2026.')).toBeVisible();
});
