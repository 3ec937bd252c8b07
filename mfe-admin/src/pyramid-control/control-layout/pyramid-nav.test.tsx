import { asPhone } from '@club/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAsAdmin } from '../../testing/administrator';
import { openRound } from '../../testing/open-round';

openRound();
asPhone();

test('on a phone the pages are one line that names the page, and a menu that marks it', async () => {
  const { router } = openAsAdmin('/admin/pyramid-control/rounds');
  const pages = within(await screen.findByRole('navigation', { name: 'Kontrola piramide' }));
  const opener = pages.getByRole('button', { name: 'Kola' });
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(pages.queryAllByRole('link')).toEqual([]);

  act(() => opener.focus());
  await userEvent.keyboard('{Enter}');
  expect(pages.getAllByRole('link')).toHaveLength(7);
  expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('Kola');
  await userEvent.keyboard('{Escape}');
  expect(opener).toHaveFocus();
  expect(pages.queryAllByRole('link')).toEqual([]);

  await userEvent.click(opener);
  await userEvent.click(pages.getByRole('link', { name: 'Početna piramida' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Kontola piramide / Piramida' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/pyramid-control');
});
