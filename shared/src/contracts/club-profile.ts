import { PRESET_TEXTS, SavedClubTexts } from '@club/shared/contracts/club-texts';
import { CourtSlots } from '@club/shared/contracts/slot-plan';
import { requiredLine } from '@club/shared/contracts/texts';
import { CLAY, isReadable, PRESET_SLOT_MINUTES, startsOneAfterAnother } from '@club/shared/domain';
import * as z from '@club/shared/schema';

const colour = z.string('Odaberite boju.').check(
  z.toLowerCase(),
  z.regex(/^#[0-9a-f]{6}$/, 'Boja mora biti u obliku #rrggbb.'),
  z.refine((hex) => !/^#[0-9a-f]{6}$/.test(hex) || isReadable(hex), {
    error: 'Boja je presvijetla: bijeli tekst na njoj mora imati omjer kontrasta barem 4,5 : 1.',
  }),
);

/**
 * Part of PUT /admin/settings/club-profile (`ClubProfileChange`): name and appearance of the club; colours `#rrggbb`.
 */
export const ClubProfileInput = z.object({
  name: requiredLine('Unesite ime kluba.', 40),
  /** The first line of the landing page and of the sign-in page. */
  motto: requiredLine('Unesite geslo.', 80),
  primary: colour,
  secondary: colour,
});

/** Nine slots from morning to night on both courts. */
const PRESET_SLOTS: CourtSlots[] = [1, 2].map((teren) => ({
  teren,
  minutes: PRESET_SLOT_MINUTES,
  starts: startsOneAfterAnother('08:00', PRESET_SLOT_MINUTES, 9),
}));

/** Name and appearance as they are saved, without the limits of the form, as in `SavedClubTexts`. */
export const SavedClubProfile = z.object({
  name: z.string(),
  motto: z.string(),
  /** `#rrggbb`, like `secondary`. */
  primary: z.string(),
  secondary: z.string(),
});

/** GET /club-profile, public; the server also writes it into its pages. */
export const ClubProfile = z.extend(SavedClubProfile, {
  /** Identifies the logo's content; null: the club has none. Its pictures are at `clubLogo(logo, side)`. */
  logo: z.nullable(z.string()),
  /** Until its first administrator opens it, members cannot book anything. */
  isOpen: z.boolean(),
  /** Start and duration of the courts' slots. */
  slotPlan: z.array(CourtSlots),
  texts: SavedClubTexts,
});

/** Side lengths in pixels in which a logo is stored. */
export const LOGO_SIDES = [96, 192, 512] as const;
/**
 * Maximum size for PUT /admin/settings/club-logo, in bytes, beyond it 413 `TOO_LARGE`. 400 `NOT_A_PICTURE`,
 * `PICTURE_TOO_LARGE` (more than 40 million pixels).
 */
export const LOGO_BYTES = 2 * 1024 * 1024;
/** What PUT /admin/settings/club-logo accepts, recognised by its content. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Address of the club's logo; a new logo gets a new address, so that browsers can cache it for good. */
export const clubLogo = (logo: string, side: (typeof LOGO_SIDES)[number]): string => `/club/logo-${logo}-${side}.png`;

/** The icon in the browser's tab, in the header and on the home screen. */
export function clubIcon({ logo, primary }: Pick<ClubProfile, 'logo' | 'primary'>): string {
  if (logo) return clubLogo(logo, 96);
  return primary === CLAY.primary ? '/assets/icon.svg' : `/club/icon-${primary.slice(1)}.svg`;
}

/** The club's profile until an administrator changes it. */
export const PRESET_CLUB: ClubProfile = {
  name: 'Tenis Ivankovo',
  motto: 'Rezervacija teniskih terena kod dvorane',
  ...CLAY,
  logo: null,
  isOpen: true,
  slotPlan: PRESET_SLOTS,
  texts: PRESET_TEXTS,
};

export type ClubProfileInput = z.infer<typeof ClubProfileInput>;
export type ClubProfile = z.infer<typeof ClubProfile>;
