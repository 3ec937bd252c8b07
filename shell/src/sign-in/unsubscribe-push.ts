/**
 * Ends Web Push in this browser: its next user must not see the notices of the member who signs out. The server
 * deletes the subscription when the push service refuses the next push to it.
 */
export async function unsubscribePush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  for (const { pushManager } of await navigator.serviceWorker.getRegistrations()) {
    await (await pushManager?.getSubscription())?.unsubscribe();
  }
}
