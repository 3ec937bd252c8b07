import type { ClubProfile, ClubProfileInput } from '@club/shared/contracts/club-profile';
import { type ClubTexts, PRESET_TEXTS } from '@club/shared/contracts/club-texts';
import { sql } from 'kysely';
import { readSlotPlan } from '../court-plan';
import type { Handle, Tx } from '../platform/database';

export async function readClubProfile(handle: Handle): Promise<ClubProfile> {
  const profile = await handle
    .selectFrom('club_profile')
    .select([
      'name',
      'motto',
      'primary_colour as primary',
      'secondary_colour as secondary',
      'logo',
      'texts',
      sql<boolean>`opened_at is not null`.as('isOpen'),
    ])
    .executeTakeFirstOrThrow();
  const texts = { ...PRESET_TEXTS, ...profile.texts };
  return { ...profile, texts, slotPlan: (await readSlotPlan(handle)).courts };
}

/** Concurrent changes run one after another; to be called before anything is read. */
export async function lockClubProfile(tx: Tx): Promise<void> {
  await tx.selectFrom('club_profile').select('name').forUpdate().execute();
}

export async function updateClubProfile(tx: Tx, { name, motto, primary, secondary }: ClubProfileInput): Promise<void> {
  await tx
    .updateTable('club_profile')
    .set({ name, motto, primary_colour: primary, secondary_colour: secondary })
    .execute();
}

export async function updateClubTexts(tx: Tx, texts: ClubTexts): Promise<void> {
  await tx
    .updateTable('club_profile')
    .set({ texts: JSON.stringify(texts) })
    .execute();
}

/** @param logo identifies the content; null removes the logo */
export async function replaceLogo(
  tx: Tx,
  logo: string | null,
  pictures: readonly { side: number; png: Buffer }[],
): Promise<void> {
  await tx.updateTable('club_profile').set({ logo }).execute();
  await tx.deleteFrom('club_logo').execute();
  if (pictures.length > 0)
    await tx
      .insertInto('club_logo')
      .values([...pictures])
      .execute();
}

/** The current logo in one of its sizes; undefined when `logo` is not the current one. */
export async function findLogo(handle: Handle, logo: string, side: number): Promise<Buffer | undefined> {
  const row = await handle
    .selectFrom('club_logo')
    .innerJoin('club_profile', (join) => join.on('club_profile.logo', '=', logo))
    .select('png')
    .where('side', '=', side)
    .executeTakeFirst();
  return row?.png;
}
