import { balanceQuestion } from './balance-question';

const ana = { userId: 7, firstName: 'Ana', lastName: 'Kovač', username: 'akovac', accountBalance: -17.5 };

test.each([
  [20, 'gain', '2,50\u00a0€', /ulazi/],
  [-5, 'danger', '−22,50\u00a0€', /Smanjuje/],
  [0.1, 'gain', '−17,40\u00a0€', /ulazi/],
])('%d euros: %s', (amount, tone, after, what) => {
  const question = balanceQuestion(ana, amount);
  expect(question).toMatchObject({
    subject: 'Ana Kovač',
    tone,
    facts: [
      { label: 'Stanje sada', value: '−17,50\u00a0€' },
      { label: 'Novo stanje', value: after },
    ],
    lines: [expect.stringMatching(what)],
  });
});

test('0 euros are announced neither as a payment nor as a correction', () => {
  const question = balanceQuestion(ana, 0);
  expect(question.lines).toEqual(['Iznos je 0: ništa se ne unosi.']);
  expect(question.facts.map(({ value }) => value)).toEqual(['−17,50\u00a0€', '−17,50\u00a0€']);
  expect(question.tone).toBeUndefined();
});
