import { render, screen } from '@testing-library/react';
import { FormFailure } from '.';

test('a refusal scrolls into view each time that it appears', () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { rerender } = render(<FormFailure>{undefined}</FormFailure>);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  for (const refusal of ['Nema što zatvoriti.', undefined, 'Nema što zatvoriti.']) {
    rerender(<FormFailure>{refusal}</FormFailure>);
  }
  expect(screen.getByRole('alert')).toHaveTextContent('Nema što zatvoriti.');
  expect(scrolled.mock.instances).toHaveLength(2);
});
