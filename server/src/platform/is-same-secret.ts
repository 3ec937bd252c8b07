import { hash, timingSafeEqual } from 'node:crypto';

const digest = (value: string | Buffer): Buffer => hash('sha256', value, 'buffer');

/** Takes the same time for every wrong value, of whatever length. */
export const isSameSecret = (given: string | Buffer, secret: string | Buffer): boolean =>
  timingSafeEqual(digest(given), digest(secret));
