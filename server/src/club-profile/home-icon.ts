import { openPicture } from '../platform/pictures';

/** The logo on a phone's home screen, which must be opaque there; `inner` is the logo's own side, in pixels. */
const HOME_ICONS = {
  /** iOS paints black what is transparent, and rounds the corners. */
  touch: { side: 180, inner: 148 },
  /** Android cuts it to any shape that contains the circle of four fifths of the side: the logo lies within that. */
  maskable: { side: 512, inner: 288 },
};
/**
 * Size of the stored picture from which the icons are drawn on request, so that logos of earlier releases have them
 * too.
 */
export const HOME_ICON_FROM = 512;
const WHITE = '#ffffff';

export type HomeIcon = keyof typeof HOME_ICONS;

/** Address of the icon; it changes with the logo, as the logo's own does. */
export const homeIconAddress = (logo: string, icon: HomeIcon): string => `/club/${icon}-icon-${logo}.png`;

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
