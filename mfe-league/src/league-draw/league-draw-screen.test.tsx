import type { BracketStage } from '@club/shared/contracts/league/draw';
import { NO_GAMES } from '@club/shared/contracts/league/scores';
import { fakeApi, leagueSeason, refuse, renderRoutes } from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { A_DRAW, aBracketMatch, aSide, BYE, PENDING, THREE } from '../testing/a-bracket';
import { aPlayer } from '../testing/a-match';
import { seasonCalls } from '../testing/league-api';

let draw = A_DRAW;
const api = fakeApi(
  ...seasonCalls(),
  http.get('*/api/league-draw/2025', () => HttpResponse.json(draw)),
);
beforeEach(() => {
  draw = A_DRAW;
});
const open = (search = '') => renderRoutes(routes, { at: `/summer-league/league-draw/2025${search}` });
const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent);

test('when the draw cannot be loaded, the screen shows an error and a retry', async () => {
  api.use(http.get('*/api/league-draw/2025', () => refuse(500, 'Baza se ne javlja.'), { once: true }));
  open();
  expect(await screen.findByText('Baza se ne javlja.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovno' }));
  expect(await screen.findByRole('heading', { name: 'Polufinale', level: 2 })).toBeVisible();
});

test('before the draw the page shows that it is being built', async () => {
  api.use(...seasonCalls([leagueSeason(2025, { state: 'ROUNDS' })]));
  draw = { ...A_DRAW, main: null };
  open();
  expect(await screen.findByText('Stranica je u izradi.')).toBeVisible();
});

test('a season that ended without a draw promises none', async () => {
  draw = { ...A_DRAW, main: null };
  open();
  expect(await screen.findByText('Ova sezona nema ždrijeba.')).toBeVisible();
  expect(screen.queryByText(/Ždrijeb će biti ovdje/)).not.toBeInTheDocument();
});

test('the bracket shows byes, retirements, sets and the champion', async () => {
  open();
  expect(await screen.findAllByText('Prvak 2025.')).toHaveLength(2);
  expect(screen.getByText('3 mjesta, 1 slobodno')).toBeVisible();
  expect(lines()).toEqual(
    expect.arrayContaining([
      '1Kovač A. pobjednik',
      'slobodan',
      '2Bošnjak K. ret.2',
      '3Horvat L. pobjednik3',
      '1Kovač A. pobjednik67',
      '3Horvat L.35',
    ]),
  );
});

test('a screen reader announces which match two names belong to, in the tree and phase by phase', async () => {
  draw = { ...A_DRAW, main: { ...THREE, thirdPlace: aBracketMatch('d', [PENDING, PENDING]) } };
  open('?phase=FINALE');
  const tree = within((await screen.findAllByRole('list', { name: 'Finale' }))[0] as HTMLElement);
  expect(tree.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    '1Kovač A. pobjednik67',
    '3Horvat L.35',
  ]);
  const names = screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'));
  const drawn = ['Polufinale, 1. meč', 'Polufinale, 2. meč', 'Finale', 'Za 3. mjesto'];
  expect(names.filter((name) => drawn.includes(name ?? ''))).toEqual([...drawn, 'Finale', 'Za 3. mjesto']);
});

test('the heading of a phase is followed by its matches, before the heading of the next', async () => {
  open('?phase=FINALE');
  const last = (await screen.findAllByRole('list', { name: 'Finale' }))[0] as HTMLElement;
  const read = [...screen.getAllByRole('heading', { level: 2 }), ...screen.getAllByRole('list')]
    .filter((part) => part === last || part.compareDocumentPosition(last) & Node.DOCUMENT_POSITION_FOLLOWING)
    .filter((part) => part.matches('h2, [aria-label]:not(nav *)'))
    .toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  expect(read.map((part) => part.getAttribute('aria-label') ?? part.textContent)).toEqual([
    'Polufinale',
    'Polufinale, 1. meč',
    'Polufinale, 2. meč',
    'Finale',
    'Finale',
  ]);
});

test('the full name of a shortened one does not hide who retired', async () => {
  open();
  const [name] = await screen.findAllByTitle('Bošnjak K.');
  expect(name).toHaveTextContent(/^Bošnjak K\.$/);
  expect(name?.parentElement).toHaveTextContent(/^Bošnjak K\. ret\.$/);
});

test('the legend counts the seeds of the tournament in view', async () => {
  const [, final] = THREE.stages as [BracketStage, BracketStage];
  const consolation = { ...THREE, stages: [{ ...final, matches: [aBracketMatch('e', [aSide(1), aSide(2)])] }] };
  draw = { ...A_DRAW, consolation };
  open();
  expect(await screen.findByText(/nositelji/)).toHaveTextContent(/^1–3 nositelji · ret\. predaja u meču$/);
  await userEvent.click(screen.getByRole('link', { name: 'Utješni turnir' }));
  expect(await screen.findByText(/nositelji/)).toHaveTextContent(/^1–2 nositelji ·/);
});

test('the heading, which is printed, names the tournament in view; the number of places is that of the main draw', async () => {
  draw = { ...A_DRAW, consolation: THREE };
  open();
  expect(await screen.findByText('3 mjesta, 1 slobodno')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ždrijeb 2025.');
  await userEvent.click(screen.getByRole('link', { name: 'Utješni turnir' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ždrijeb utješnog turnira 2025.');
  expect(screen.queryByText('3 mjesta, 1 slobodno')).not.toBeInTheDocument();
});

test('until the semifinals are played, the match for third place waits for their losers in every layout', async () => {
  draw = { ...A_DRAW, main: { ...THREE, thirdPlace: aBracketMatch('d', [PENDING, PENDING]) } };
  open('?phase=FINALE');
  expect(await screen.findAllByText('Za 3. mjesto')).toHaveLength(2);
  expect(screen.getAllByText('čeka se poraženi')).toHaveLength(4);
  expect(screen.queryByText('čeka se pobjednik')).toBeNull();
});

test('with three players third place goes to the loser of the only semifinal, and nobody has forfeited', async () => {
  const thirdPlace = aBracketMatch('d', [BYE, aSide(2)], { winner: aPlayer(2) });
  draw = { ...A_DRAW, main: { ...THREE, thirdPlace } };
  open('?phase=FINALE');
  expect(await screen.findAllByText('Za 3. mjesto')).toHaveLength(2);
  expect(screen.queryByText(/obostrana predaja/)).toBeNull();
});

test('the lower line of the final is free if the lower semifinal was forfeited by both', async () => {
  const [semifinals, final] = THREE.stages as [BracketStage, BracketStage];
  const lower = aBracketMatch('b', [aSide(2), aSide(3)], { number: 2, outcome: 'DOUBLE_WALKOVER' });
  const stages = [
    { ...semifinals, matches: [...semifinals.matches.slice(0, 1), lower] },
    { ...final, matches: [aBracketMatch('c', [aSide(1), BYE], { winner: aPlayer(1) })] },
  ];
  draw = { ...A_DRAW, main: { ...THREE, stages, thirdPlace: aBracketMatch('d', [BYE, BYE]) } };
  open('?phase=FINALE');
  expect(await screen.findAllByText('Za 3. mjesto')).toHaveLength(2);
  const ofFinal = ['1Kovač A. pobjednik', 'slobodan (obostrana predaja)'];
  const ofThirdPlace = ['slobodan', 'slobodan (obostrana predaja)'];
  const narrow = lines().slice(-4);
  expect(narrow).toEqual([...ofFinal, ...ofThirdPlace]);
});

test('the address keeps the tournament and the phase', async () => {
  draw = { ...A_DRAW, consolation: THREE };
  open('?tournament=consolation&phase=POLUFINALE');
  expect((await screen.findAllByText('Pobjednik utješnog turnira 2025.'))[0]).toBeVisible();
  const phases = within(screen.getByRole('navigation', { name: 'Faze' }));
  expect(phases.getByRole('link', { current: 'page' })).toHaveAccessibleName('1/2, Polufinale');
  expect(screen.getByRole('link', { name: /^Finale 1/ })).toHaveTextContent('Kovač A. – Horvat L. 6:3 7:5');
  await userEvent.click(phases.getByRole('link', { name: 'F, Finale' }));
  expect(phases.getByRole('link', { current: 'page' })).toHaveAccessibleName('F, Finale');
});

test.each([
  [{ outcome: 'RETIRED', retired: aPlayer(3) }, 'Kovač A. – Horvat L. 6:3 7:5 ret.'],
  [{ outcome: 'WALKOVER', ...NO_GAMES }, 'Kovač A. – Horvat L. predaja'],
  [{ outcome: 'WALKOVER', set1Igrac2: 0, set2Igrac1: 6, set2Igrac2: 0 }, 'Kovač A. – Horvat L. 6:0 6:0 predaja'],
  [{ outcome: 'DOUBLE_WALKOVER', winner: null, ...NO_GAMES }, 'obostrana predaja'],
  [{ outcome: null, winner: null, ...NO_GAMES }, 'još nije odigrano'],
] as const)('below two semifinals the final of %j reads %s', async (but, text) => {
  const [semifinals, final] = THREE.stages as [BracketStage, BracketStage];
  const matches = final.matches.map((match) => ({ ...match, ...but }));
  draw = { ...A_DRAW, main: { ...THREE, stages: [semifinals, { ...final, matches }] } };
  open('?phase=POLUFINALE');
  expect(await screen.findByRole('link', { name: /^Finale 1/ })).toHaveTextContent(`Finale 1${text}`);
});

test('the games of who won a set are bold, and of a set that was broken off nobody’s', async () => {
  open();
  const boldOf = async (name: string) => {
    const [match] = await screen.findAllByRole('list', { name });
    return within(match as HTMLElement)
      .queryAllByText(/^\d$/, { selector: 'b' })
      .map((games) => games.textContent);
  };
  expect(await boldOf('Finale')).toEqual(['6', '7']);
  expect(await boldOf('Polufinale, 2. meč')).toEqual([]);
});

test('below the semifinals a final with a bye is no match that is not played yet, although its player is not known', async () => {
  const [semifinals, final] = THREE.stages as [BracketStage, BracketStage];
  const matches = [aBracketMatch('c', [PENDING, BYE])];
  draw = { ...A_DRAW, main: { ...THREE, stages: [semifinals, { ...final, matches }] } };
  open('?phase=POLUFINALE');
  expect(await screen.findByRole('link', { name: /^Finale 1/ })).toHaveTextContent('Finale 1bez meča');
});

test.each([
  ['the result that follows', /^Finale 1/],
  ['the next phase below', 'Finale'],
])('on a phone %s leads to the heading of its phase', async (_, name) => {
  open('?phase=POLUFINALE');
  await screen.findByRole('navigation', { name: 'Faze' });
  const link = screen.getAllByRole('link', { name }).at(-1) as HTMLElement;
  act(() => link.focus());
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('link', { name: /^Finale 1/ })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByRole('heading', { name: 'Finale', level: 2 }).at(-1)).toHaveFocus());
});

test('phase by phase the champion is above the match of the final, and below the other phases in a line', async () => {
  open('?phase=FINALE');
  const [, champion] = await screen.findAllByText('Prvak 2025.');
  const card = screen.getAllByRole('list').at(-1) as HTMLElement;
  expect(champion?.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(champion?.nextSibling).toHaveTextContent('Kovač A.');
  await userEvent.click(screen.getByRole('link', { name: 'Polufinale' }));
  expect(await screen.findByText('Prvak 2025.', { selector: ':not(p)' })).toHaveTextContent('Prvak 2025. Kovač A.');
});

test('a bracket whose only line is the winner shows the champion, once for every width and for paper', async () => {
  draw = { ...A_DRAW, consolation: { stages: [], thirdPlace: null, champion: aPlayer(4) } };
  open('?tournament=consolation');
  const champion = await screen.findByText('Pobjednik utješnog turnira 2025.');
  expect(champion.nextSibling).toHaveTextContent('Jurković I.');
  expect(champion.closest('[data-alone]')).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Faze' })).not.toBeInTheDocument();
});

test('the legend explains the qualifiers only for the main draw, where they play', async () => {
  draw = { ...A_DRAW, qualifiers: 2, consolation: THREE };
  open();
  expect(await screen.findByText(/nositelji/)).toHaveTextContent('K iz kvalifikacija');
  await userEvent.click(screen.getByRole('link', { name: 'Utješni turnir' }));
  expect(await screen.findByText(/nositelji/)).not.toHaveTextContent('K iz kvalifikacija');
});

test('after both semifinals were forfeited by both nobody waits for the final', async () => {
  const [semifinals, final] = THREE.stages as [BracketStage, BracketStage];
  const forfeited = semifinals.matches.map((match, index) => ({
    ...match,
    sides: [aSide(index * 2 + 1), aSide(index * 2 + 2)],
    winner: null,
    outcome: 'DOUBLE_WALKOVER' as const,
  }));
  const stages = [
    { ...semifinals, matches: forfeited },
    { ...final, matches: [aBracketMatch('c', [BYE, BYE])] },
  ];
  draw = { ...A_DRAW, main: { stages, thirdPlace: null, champion: null } };
  open('?phase=POLUFINALE');
  expect(await screen.findByRole('link', { name: /^Finale 1/ })).toHaveTextContent('Finale 1obostrana predaja');
});

test('without a phase in the address the first one that waits for a result is shown, whatever nobody can play', async () => {
  const [semifinals, final] = THREE.stages as [BracketStage, BracketStage];
  const stages = [
    { ...semifinals, phase: 'CETVRTFINALE' as const, matches: semifinals.matches },
    { ...semifinals, matches: [aBracketMatch('s', [BYE, BYE])] },
    { ...final, matches: [aBracketMatch('c', [PENDING, PENDING])] },
  ];
  draw = { ...A_DRAW, main: { stages, thirdPlace: null, champion: null } };
  open();
  const phases = within(await screen.findByRole('navigation', { name: 'Faze' }));
  expect(phases.getByRole('link', { current: 'page' })).toHaveAccessibleName('F, Finale');
});
