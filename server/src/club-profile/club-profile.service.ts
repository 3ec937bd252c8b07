import { type ClubProfile, type ClubProfileInput, PRESET_CLUB } from '@club/shared/contracts/club-profile';
import { type ClubTexts, TEXT_LABELS } from '@club/shared/contracts/club-texts';
import {
  type ClubProfileChange,
  type ClubTextsChange,
  type LogoQuery,
  NO_LOGO,
} from '@club/shared/contracts/setting-change';
import { recordAction } from '../action-log';
import { Refusal } from '../platform/http';
import type { ServiceParts } from '../platform/service-parts';
import { changeSetting, type Setting } from '../setting-change';
import {
  findLogo,
  lockClubProfile,
  readClubProfile,
  replaceLogo,
  updateClubProfile,
  updateClubTexts,
} from './club-profile.repository';
import { drawColouredIcon, drawHomeIcon, HOME_ICON_FROM, type HomeIcon } from './home-icon';
import { logoPictures } from './logo-pictures';

interface Parts extends ServiceParts {
  report(error: unknown): void;
}

export interface ClubProfiles {
  /** The club's profile in this process: pages use it even while the database is down. */
  current(): ClubProfile;
  /** The same, with every change that this process knows of; as far as the database answers. */
  upToDate(): Promise<ClubProfile>;
  /**
   * Whether members may book; while they may not, it is read from the database each time: another process may just have
   * opened the club.
   */
  isOpen(): Promise<boolean>;
  /** Reads it again. */
  load(): Promise<void>;
  /** @throws Refusal 409 `SETTING_CHANGED` when somebody else has changed them since they were seen; texts likewise */
  save(change: ClubProfileChange, actorId: number): Promise<string>;
  saveTexts(change: ClubTextsChange, actorId: number): Promise<string>;
  /** @throws Refusal 409 `SETTING_CHANGED` when the club has another logo than `seen` by now; the removal likewise */
  saveLogo(bytes: Buffer, seen: LogoQuery['seen'], actorId: number): Promise<string>;
  removeLogo(seen: LogoQuery['seen'], actorId: number): Promise<string>;
  /** @returns undefined when the club has another logo by now */
  logo(logo: string, side: number): Promise<Buffer | undefined>;
  /** @param of a logo, or the digits of the club's colour; undefined is returned when they are another one by now */
  homeIcon(of: string, icon: HomeIcon): Promise<Buffer | undefined>;
  close(): void;
}

const NAME_AND_LOOK: Setting<ClubProfileInput> = {
  lock: lockClubProfile,
  async read(tx) {
    const { name, motto, primary, secondary } = await readClubProfile(tx);
    return { name, motto, primary, secondary };
  },
  write: updateClubProfile,
  facts: ({ name, motto, primary, secondary }) => ({
    Ime: name,
    Geslo: motto,
    'Glavna boja': primary,
    'Druga boja': secondary,
  }),
  action: 'Ime i izgled kluba',
  subject: 'Klub',
  announce: (tx, live) => live.changed(tx, 'club-day'),
};

const TEXTS: Setting<ClubTexts> = {
  lock: lockClubProfile,
  read: async (tx) => (await readClubProfile(tx)).texts,
  write: updateClubTexts,
  facts: (texts) =>
    Object.fromEntries(
      Object.entries(TEXT_LABELS).map(([name, label]) => [label, texts[name as keyof ClubTexts] ?? '']),
    ),
  recordsOnlyChanged: true,
  action: 'Tekstovi kluba',
  subject: 'Klub',
  announce: (tx, live) => live.changed(tx, 'club-day'),
};

interface LogoChange {
  readonly seen: LogoQuery['seen'];
  /** Null removes it. */
  readonly logo: string | null;
  readonly pictures: readonly { side: number; png: Buffer }[];
  /** For the action log. */
  readonly action: string;
}

function logoChanged(current: string | null, wanted: string | null): Refusal {
  const message =
    current === null
      ? 'Znak kluba u međuvremenu je uklonjen. Ponovite ako i dalje želite postaviti novi.'
      : `Znak kluba u međuvremenu je promijenjen. Pogledajte ga i ponovite ako ga i dalje želite ${wanted === null ? 'ukloniti' : 'zamijeniti'}.`;
  return new Refusal(409, 'SETTING_CHANGED', message, undefined, { current });
}

/** The club's name and appearance, in every process. */
export function createClubProfiles({ db, live, clock, report }: Parts): ClubProfiles {
  let current = PRESET_CLUB;
  let begun = 0;
  let shown = 0;
  let isOutdated = false;
  let drawn: { of: string; icons: Map<HomeIcon, Buffer> } | undefined;
  let reading = Promise.resolve();
  const load = async () => {
    begun += 1;
    const turn = begun;
    const read = await readClubProfile(db.handle);
    // Several reads may run at once: one that ends late must not bring back what a newer one has replaced.
    if (turn < shown) return;
    shown = turn;
    current = read;
    if (turn === begun) isOutdated = false;
  };
  const readAgain = () => {
    reading = load().catch(report);
    return reading;
  };
  const stop = live.onChange((change) => {
    if (change && change.topic !== 'club-day') return;
    // A lost connection does not make it outdated: pages would wait for a database that may not answer for long.
    if (change) isOutdated = true;
    void readAgain();
  });

  const changeLogo = async ({ seen, logo, pictures, action }: LogoChange, actorId: number) => {
    await db.transaction(async (tx) => {
      await lockClubProfile(tx);
      const { logo: now } = await readClubProfile(tx);
      // The one that is saved already is no change, whatever was seen: its first answer may have been lost.
      if (logo === now) return;
      if (seen !== undefined && seen !== (now ?? NO_LOGO)) throw logoChanged(now, logo);
      await replaceLogo(tx, logo, pictures);
      await recordAction(tx, { actorId, at: clock.now(), action, subject: 'Klub' });
      await live.changed(tx, 'club-day');
    });
    await load();
  };

  return {
    current: () => current,
    async upToDate() {
      if (isOutdated) await reading;
      // Still outdated: that read has failed.
      if (isOutdated) await readAgain();
      return current;
    },
    async isOpen() {
      if (!current.isOpen) await load();
      return current.isOpen;
    },
    load,

    async save({ seen, ...wanted }, actorId) {
      await changeSetting({ db, live, clock }, NAME_AND_LOOK, { seen, wanted }, actorId);
      await load();
      return 'Ime i izgled kluba su spremljeni.';
    },

    async saveTexts({ seen, ...wanted }, actorId) {
      await changeSetting({ db, live, clock }, TEXTS, { seen, wanted }, actorId);
      await load();
      return 'Tekstovi su spremljeni.';
    },

    async saveLogo(bytes, seen, actorId) {
      const { logo, pictures } = await logoPictures(bytes);
      await changeLogo({ seen, logo, pictures, action: 'Novi znak kluba' }, actorId);
      return 'Znak kluba je spremljen.';
    },

    async removeLogo(seen, actorId) {
      await changeLogo({ seen, logo: null, pictures: [], action: 'Uklanjanje znaka kluba' }, actorId);
      return 'Znak kluba je uklonjen.';
    },

    logo: (logo, side) => findLogo(db.handle, logo, side),
    async homeIcon(of, icon) {
      const isColour = !current.logo && current.primary === `#${of}`;
      const picture = isColour ? undefined : await findLogo(db.handle, of, HOME_ICON_FROM);
      if (!picture && !isColour) return undefined;
      // Cached, because anybody may request it and drawing takes far longer than reading.
      if (drawn?.of !== of) drawn = { of, icons: new Map() };
      const { icons } = drawn;
      const draw = () => (picture ? drawHomeIcon(picture, icon) : drawColouredIcon(current.primary, icon));
      const png = icons.get(icon) ?? (await draw());
      icons.set(icon, png);
      return png;
    },
    close: stop,
  };
}
