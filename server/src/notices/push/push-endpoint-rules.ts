/** The push services of the browsers: Chrome and its kin, Firefox, Safari, Edge. */
const SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];

/**
 * Whether an address that a browser names is that of a push service. This server will call it, so any other would let a
 * member make the server call whatever it can reach.
 */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username } = new URL(endpoint);
  const known = SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`));
  return known && protocol === 'https:' && port === '' && username === '';
}
