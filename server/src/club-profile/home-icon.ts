import type { ClubProfile } from '@club/shared/contracts/club-profile';
import { CLAY } from '@club/shared/domain';
import { openPicture, pictureOf } from '../platform/pictures';
import { markPixels } from './club-mark';

/**
 * The club on a phone's home screen, where a picture must be opaque; `inner` is a logo's own side, in pixels. `preset` is
 * the file of the shell for a club without a logo and without a colour of its own.
 */
const HOME_ICONS = {
  /** iOS paints black what is transparent, and rounds the corners. */
  touch: { side: 180, inner: 148, preset: '/assets/icon-180.png' },
  /** Android cuts it to any shape that contains the circle of four fifths of the side: the logo lies within that. */
  maskable: { side: 512, inner: 288, preset: '/assets/icon-512.png' },
};
/** Size of the stored picture from which the icons are drawn on request. */
export const HOME_ICON_FROM = 512;
const WHITE = '#ffffff';

export type HomeIcon = keyof typeof HOME_ICONS;

/** Address of the icon; it changes with the logo, or with the colour of a club without one. */
export function homeIconAddress({ logo, primary }: Pick<ClubProfile, 'logo' | 'primary'>, icon: HomeIcon): string {
  if (!logo && primary === CLAY.primary) return HOME_ICONS[icon].preset;
  return `/club/${icon}-icon-${logo ?? primary.slice(1)}.png`;
}

/** @param logo its picture of the side `HOME_ICON_FROM` */
export async function drawHomeIcon(logo: Buffer, icon: HomeIcon): Promise<Buffer> {
  const { side, inner } = HOME_ICONS[icon];
  const margin = (side - inner) / 2;
  const open = await openPicture(logo, ['png'], HOME_ICON_FROM ** 2);
  return open()
    .flatten({ background: WHITE })
    .resize(inner, inner)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: WHITE })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** @param primary the colour of a club without a logo */
export async function drawColouredIcon(primary: string, icon: HomeIcon): Promise<Buffer> {
  const { side } = HOME_ICONS[icon];
  const picture = await pictureOf(markPixels(primary, side), side);
  return picture.png({ compressionLevel: 9 }).toBuffer();
}
