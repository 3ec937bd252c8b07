/** The push services of the browsers: Chrome and its derivatives, Firefox, Safari, Edge. */
const SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];

/**
 * Whether a browser's address is that of a push service. This server will call it, so any other address would let a
 * member make the server call whatever it can reach.
 */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username } = new URL(endpoint);
  const known = SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`));
  return known && protocol === 'https:' && port === '' && username === '';
}
