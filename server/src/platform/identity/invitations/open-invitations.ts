import type { Clock } from '../../clock';
import type { Database } from '../../database';
import type { Directory } from '../directory';
import { openSealer } from '../keys/open-sealer';
import { openSecrets } from '../keys/secrets';
import type { IdentitySettings } from '../settings';
import { openSessionNotices } from '../storage/session-notices';
import { EmbeddedDirectory } from '../users/embedded-directory';
import { type MemberInvitations, memberInvitations } from './member-invitations.service';

interface Parts {
  readonly settings: Pick<IdentitySettings, 'sealingKey'>;
  readonly dataDir: string;
  readonly database: Database;
  readonly clock: Clock;
}

/** The embedded directory and its invitations without the provider, for a command that prints a server's link. */
export async function openInvitations({ settings, dataDir, database, clock }: Parts): Promise<{
  directory: Directory;
  invitations: MemberInvitations;
}> {
  const secret = await openSecrets(database, await openSealer(database, settings, dataDir), clock);
  const directory = new EmbeddedDirectory(database, await openSessionNotices(database));
  return { directory, invitations: memberInvitations(database, { directory, secret: await secret('invitations') }) };
}
