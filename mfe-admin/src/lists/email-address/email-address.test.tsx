import { render, screen } from '@testing-library/react';
import { EmailAddress } from './email-address';

test('an address may wrap before @ and dots, but is still read and copied as one text', () => {
  render(<EmailAddress>ana.kovac@klub.example</EmailAddress>);
  const address = screen.getByText('ana.kovac@klub.example');
  expect(address.innerHTML).toBe('ana<wbr>.kovac<wbr>@klub<wbr>.example');
});
