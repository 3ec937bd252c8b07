/** The calls that the sign-on answers together with its tokens (server: sign-on.routes.ts). */
const SENT_WITH_SIGN_ON = /^[a-z][a-z0-9-]*(\/[a-z0-9-]+)*$/;
/** Of one page: the server refuses a sign-on with more than eight, and three are the shell's (early-sign-on.ts). */
const MOST_WITH_SIGN_ON = 5;

/**
 * What is wrong with the routes of a remote.json, one sentence for each fault.
 * @param screens names of the remote's screens, a Set or a Map by name
 */
export const routeFaults = (routes, screens) =>
  routes.flatMap(({ path, access, screen, calls = [] }) => [
    ...(screen === undefined || screens.has(screen) ? [] : [`${path} names the screen ${screen}, which is none`]),
    ...(access === 'public'
      ? []
      : signOnFaults(calls).map((fault) => `${path} is not public, and the sign-on ${fault}`)),
  ]);

/** With one such call, or too many, the server would refuse the whole sign-on. */
function signOnFaults(calls) {
  const faults = [];
  const unfit = calls.filter((call) => !SENT_WITH_SIGN_ON.test(call.replace(/:\w+/g, '1')));
  if (unfit.length > 0) faults.push(`sends no call like ${unfit.join(', ')}: only paths, no queries`);
  if (calls.length > MOST_WITH_SIGN_ON) faults.push(`sends at most ${MOST_WITH_SIGN_ON} calls, not ${calls.length}`);
  return faults;
}
