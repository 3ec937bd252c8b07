import { randomBytes } from 'node:crypto';
import type { Provider } from 'oidc-provider';
import type { SessionOrigin } from '../storage/session-store';

const ORIGIN: readonly (keyof SessionOrigin)[] = ['stored', 'epoch'];

/** Lets a session report its origin to its store, so that a session that has ended meanwhile is not saved. */
export function traceSessions(provider: Provider): void {
  const { Session } = provider;
  Object.defineProperty(Session, 'IN_PAYLOAD', { value: [...Session.IN_PAYLOAD, ...ORIGIN] });
  // The provider's own also deletes the stored session before it saves it under the new id; here it is renamed.
  Session.prototype.resetIdentifier = function () {
    Object.assign(this, { id: randomBytes(32).toString('base64url'), touched: true });
  };
  const { save } = Session.prototype;
  Session.prototype.save = async function (seconds) {
    try {
      return await save.call(this, seconds);
    } catch (error) {
      // Otherwise the provider would save it once more, after it has answered with this error.
      Object.assign(this, { destroyed: true });
      throw error;
    }
  };
  provider.on('interaction.ended', ({ oidc: { session, result } }) => {
    if (session && result?.login) Object.assign(session, { epoch: result.login.epoch });
  });
}
