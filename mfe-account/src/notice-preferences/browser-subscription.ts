const WORKER = '/push-worker.js';

/** The state of Web Push in this browser; `NOT_OWN`: an earlier user of the browser has turned it on. */
export type BrowserPush = 'UNSUPPORTED' | 'DENIED' | 'OFF' | 'NOT_OWN' | 'ON';

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** @param own the endpoints of the user's browsers; the subscription of an earlier user of this browser is not among them */
export async function browserPush(own: readonly string[]): Promise<BrowserPush> {
  if (!isSupported()) return 'UNSUPPORTED';
  if (Notification.permission === 'denied') return 'DENIED';
  const subscription = await currentSubscription();
  if (!subscription) return 'OFF';
  return own.includes(subscription.endpoint) ? 'ON' : 'NOT_OWN';
}

/**
 * Requests permission, so it may be called only after a click.
 * @param key the server's public key, base64url
 * @returns the subscription for the server; undefined when the user denies permission
 */
export async function subscribeBrowser(key: string): Promise<PushSubscriptionJSON | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  // One with another key, as from before a restore without it, would get nothing, and a second one is refused.
  if (known && hasKey(known, key)) return known.toJSON();
  await known?.unsubscribe();
  return (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
}

/** @param key base64url, of which a server may leave the padding out */
function hasKey({ options }: PushSubscription, key: string): boolean {
  // Some browsers do not expose it.
  if (!options?.applicationServerKey) return true;
  const used = btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey)));
  return used.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key.replace(/=+$/, '');
}

/** @returns the endpoint that the server must delete; undefined if there was none */
export async function unsubscribeBrowser(): Promise<string | undefined> {
  const subscription = await currentSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint;
}
