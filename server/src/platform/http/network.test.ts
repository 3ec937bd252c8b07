import { networkOf } from './network';

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['::FFFF:c633:6407', '198.51.100.7'],
  ['2001:db8:0:7:a:b:c:d', '2001:db8:0:7::/64'],
  ['2001:DB8::7:0:0:0:1', '2001:db8:0:7::/64'],
  ['2001:0db8:0000:0007::1', '2001:db8:0:7::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
