import { newPasswordFields } from './new-password-fields';

test('after passwords that differ, the first field, which has the focus, is described by the reason at the second', () => {
  const { markup } = newPasswordFields({ repeatProblem: 'Lozinke se ne podudaraju.' });
  expect(markup).toMatch(
    /id="newPassword"[^>]* aria-describedby="alert newPassword-hint repeated-problem"[^>]* autofocus/,
  );
  expect(markup).toContain('id="repeated-problem">Lozinke se ne podudaraju.<');
});
