import { leaguePlayer } from '@club/shared/testing';
import { render } from '@testing-library/react';
import { PlaceName } from './place-name';

test.each([
  ['Horvat', 'Horvat Lu.', ['Horvat', 'Lu.']],
  ['Horvat', 'Horvat I. Bili', ['Horvat', 'I. Bili']],
  ['Horvat', 'Horvat', ['Horvat', '']],
  ['Horvat', 'Bili', ['', 'Bili']],
])('the name of a %s who is shown as %s is written once, in two parts', (prezime, displayName, parts) => {
  const { container } = render(<PlaceName player={{ ...leaguePlayer(1, 'Ivan', prezime), displayName }} />);
  expect(Array.from(container.querySelectorAll('span'), (part) => part.textContent)).toEqual(parts);
  expect(container).toHaveTextContent(displayName);
});

test('a long surname is smaller, so that its row is no higher than the others', () => {
  const { container } = render(<PlaceName player={leaguePlayer(1, 'Ivan', 'Miličević')} />);
  expect(container.querySelector('b')?.style.getPropertyValue('--fit-surname')).toBe('0.8');
});
