import { isIPv6 } from 'node:net';

const GROUPS = 8;

/**
 * The network that an address is counted by: an IPv6 connection has at least a /64 of addresses, and may use a new one
 * for every attempt.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  // An IPv4 address as a dual-stack socket reports it.
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    return groups
      .slice(6)
      .map((group) => Number.parseInt(group, 16))
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups in one spelling: lower case, without leading zeros. */
function groupsOf(address: string): string[] {
  const [withoutZone] = address.split('%');
  const { hostname } = new URL(`http://[${withoutZone}]`);
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  return [...before, ...Array<string>(GROUPS - before.length - after.length).fill('0'), ...after];
}
