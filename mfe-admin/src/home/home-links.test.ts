import remote from '../../remote.json';
import { HOME_GROUPS } from './home-links';

test('the menu of the header has the sections of the home page, in the same order', () => {
  const home = HOME_GROUPS.flatMap(({ title, links }) => links.map(({ label, to }) => [title, label, to]));
  const menu = remote.menu.filter((entry) => entry.menu === 'admin').sort((a, b) => a.order - b.order);
  expect(menu.map(({ group, label, path }) => [group, label, path])).toEqual(home);
});
