import type { BackupSettings } from '../backup';
import type { IdentitySettings } from '../platform/identity';
import type { RemoteAddresses } from '../platform/remotes';

/** The doctor's input about an installation; it determines the rest itself. */
export interface Installation {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly publicUrl: string;
  readonly demo: boolean;
  /** The club's clock was set by CLUB_NOW. */
  readonly isClockSet: boolean;
  readonly remotes: RemoteAddresses;
  /** The folder of released remotes. */
  readonly releasesDir: string;
  readonly identity: IdentitySettings;
  readonly backups: BackupSettings;
  readonly smtpUrl: string | undefined;
  /** The folder that contains shell/ and mfe-…/ with their builds. */
  readonly root: string;
  /** This machine's time. */
  now(): Date;
  /** Free space on the disk of a folder, in bytes. */
  freeBytes(folder: string): Promise<number>;
}
