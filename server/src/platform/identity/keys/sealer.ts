import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { WrongKey } from './wrong-key';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what must not be readable in the database or its backups. */
export interface Sealer {
  /** @param name identifies the text; a sealed text opens only under its own name */
  seal(name: string, text: string): string;
  /** @throws WrongKey when the text was sealed with another key or under another name */
  open(name: string, sealed: string): string;
}

export function sealerWith(key: Buffer): Sealer {
  return {
    seal: (name, text) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(name));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (name, sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
          .setAAD(Buffer.from(name))
          .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const body = bytes.subarray(IV_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
      } catch (cause) {
        throw new WrongKey(
          `"${name}" in the database was sealed with another key. Start with the IDENTITY_KEY (or the identity.key file) ` +
            'that it was made with; several servers on one database need the same one.',
          { cause },
        );
      }
    },
  };
}
