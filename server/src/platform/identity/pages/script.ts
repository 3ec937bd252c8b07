/**
 * The only script of the sign-in pages; all of them work without it. Shows and hides passwords, and submits a form that
 * needs no input (a sign-out that the member's own page requested). Keycloak's theme has the same file: a test compares
 * them (deploy/keycloak/theme.test.mjs).
 */
export const SCRIPT = `for (const field of document.querySelectorAll('input[type=password]')) {
  const button = document.createElement('button');
  const name = () => {
    const hidden = field.type === 'password';
    button.textContent = hidden ? 'Prikaži' : 'Sakrij';
    button.setAttribute('aria-label', (hidden ? 'Prikaži: ' : 'Sakrij: ') + field.labels[0].textContent);
  };
  button.type = 'button';
  button.className = 'show';
  button.setAttribute('aria-controls', field.id);
  button.addEventListener('click', () => {
    field.type = field.type === 'password' ? 'text' : 'password';
    name();
    field.focus();
  });
  // A password must not stay readable in what the browser remembers of the form.
  field.form.addEventListener('submit', () => {
    field.type = 'password';
  });
  field.parentElement.classList.add('shows');
  field.after(button);
  name();
}
const goOn = document.querySelector('[data-go-on]');
if (goOn) goOn.form.submit();
`;
