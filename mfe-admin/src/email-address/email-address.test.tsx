import { render, screen } from '@testing-library/react';
import { EmailAddress } from './email-address';

test('an address may break before @ and dots, and is still one text to read and to copy', () => {
  render(<EmailAddress>ana.kovac@klub.example</EmailAddress>);
  const address = screen.getByText('ana.kovac@klub.example');
  expect(address.innerHTML).toBe('ana<wbr>.kovac<wbr>@klub<wbr>.example');
});
