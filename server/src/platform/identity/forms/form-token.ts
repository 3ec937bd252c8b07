import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../is-same-secret';

/**
 * Signatures in forms: only this server can create them, and each is valid only for the values that it was created for
 * (an interaction; a user and the password that was right a moment ago).
 */
export interface FormTokens {
  issue(purpose: string, ...about: string[]): string;
  matches(token: string, purpose: string, ...about: string[]): boolean;
}

export function formTokens(secret: string): FormTokens {
  const mac = (parts: string[]) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest();
  return {
    issue: (...parts) => mac(parts).toString('base64url'),
    matches: (token, ...parts) => isSameSecret(Buffer.from(token, 'base64url'), mac(parts)),
  };
}
