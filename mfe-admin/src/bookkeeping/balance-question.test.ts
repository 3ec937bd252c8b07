import { balanceQuestion } from './balance-question';

const ana = { userId: 7, firstName: 'Ana', lastName: 'Kovač', accountBalance: -17.5 };

test.each([
  [20, 'gain', '−17,50\u00a0€ → 2,50\u00a0€', /ulazi/],
  [-5, 'danger', '−17,50\u00a0€ → −22,50\u00a0€', /Smanjuje/],
  [0.1, 'gain', '−17,50\u00a0€ → −17,40\u00a0€', /ulazi/],
])('%d euros: %s', (amount, tone, change, what) => {
  const question = balanceQuestion(ana, amount);
  expect(question).toMatchObject({
    subject: 'Ana Kovač',
    tone,
    lines: [expect.stringMatching(what), `Stanje: ${change}`],
  });
});

test('0 euros are announced neither as a payment nor as a correction', () => {
  const question = balanceQuestion(ana, 0);
  expect(question.lines).toEqual(['Iznos je 0: ništa se ne unosi.', 'Stanje: −17,50\u00a0€ → −17,50\u00a0€']);
  expect(question.tone).toBeUndefined();
});
