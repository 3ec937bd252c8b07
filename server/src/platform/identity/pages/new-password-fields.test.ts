import { newPasswordFields } from './new-password-fields';

test('after passwords that differ, the first field, which has the focus, is described by the reason at the second', () => {
  const { markup } = newPasswordFields({ unlike: 'one koju ste dobili', repeatProblem: 'Lozinke se ne podudaraju.' });
  expect(markup).toMatch(
    /id="newPassword"[^>]* aria-describedby="alert newPassword-hint repeated-problem"[^>]* autofocus/,
  );
  expect(markup).toContain('id="repeated-problem">Lozinke se ne podudaraju.<');
});

test('the hint names the password that the new one has to differ from', () => {
  const { markup } = newPasswordFields({ unlike: 'one koju ste dobili' });
  expect(markup).toContain('bez imena i čestih riječi. Mora biti različita od one koju ste dobili.</p>');
});
