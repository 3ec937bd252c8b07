import { balanceQuestion } from './balance-question';

const ana = { userId: 7, firstName: 'Ana', lastName: 'Kovač', username: 'akovac', accountBalance: -17.5 };

test.each([
  [20, 'gain', 'sada −17,50\u00a0€, zatim 2,50\u00a0€', /ulazi/],
  [-5, 'danger', 'sada −17,50\u00a0€, zatim −22,50\u00a0€', /Smanjuje/],
  [0.1, 'gain', 'sada −17,50\u00a0€, zatim −17,40\u00a0€', /ulazi/],
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
  expect(question.lines).toEqual(['Iznos je 0: ništa se ne unosi.', 'Stanje: sada −17,50\u00a0€, zatim −17,50\u00a0€']);
  expect(question.tone).toBeUndefined();
});
