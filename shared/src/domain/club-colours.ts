/** The two colours that a club chooses; all others are derived from them. Hexadecimal, `#b4532a`. */
export interface ClubColours {
  /** Buttons, links, and the start of the landing page's gradient. */
  readonly primary: string;
  /** Pressed or selected elements, and the end of the landing page's gradient. */
  readonly secondary: string;
}

/** The club's colours in one colour scheme. */
export interface ClubShades {
  readonly main: string;
  readonly dark: string;
  /** Background for text in `dark`. */
  readonly light: string;
  readonly contrastText: string;
}

/** The same in the light and dark scheme: background for white text. */
export interface ClubGround {
  /** Lightest part, without text on it. */
  readonly glow: string;
  readonly from: string;
  readonly to: string;
  /** A panel on it, for white text. */
  readonly panel: string;
  /** A white button on it, in the hover state. */
  readonly soft: string;
}

/** The colour of clay courts: the default colours of a club. */
export const CLAY: ClubColours = { primary: '#b4532a', secondary: '#8f3d1c' };

const CLAY_LIGHT: ClubShades = { main: '#b4532a', dark: '#8f3d1c', light: '#f8e9e1', contrastText: '#ffffff' };
const CLAY_DARK: ClubShades = { main: '#eb9a74', dark: '#f4b798', light: '#3d271d', contrastText: '#2a1209' };
const CLAY_GROUND: ClubGround = {
  glow: '#c4622f',
  from: '#b8562b',
  to: '#8f3d1c',
  panel: '#652a14',
  soft: '#fbeee7',
};

/** WCAG 2.2, level AA, for text. */
export const READABLE = 4.5;
const WHITE = '#ffffff';
const BLACK = '#000000';
/** Backgrounds of the suite, in the light and dark scheme. */
const DAY = [WHITE, '#faf8f4'];
const NIGHT = ['#1e2427', '#15191b'];
const STEP = 0.04;

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** @param share share of `other` */
function mix(hex: string, other: string, share: number): string {
  const into = channels(other);
  const mixed = channels(hex).map((value, index) => Math.round(value + ((into[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(a: string, b: string): number {
  const [dim, bright] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}

/**
 * Whether text of this colour (`#rrggbb`) is readable on the suite's light backgrounds, and white text on this colour.
 */
export const isReadable = (colour: string): boolean => DAY.every((ground) => contrast(colour, ground) >= READABLE);

/** Moves `hex` towards `other` until `isRight` accepts it. */
function until(hex: string, other: string, isRight: (colour: string) => boolean): string {
  let share = 0;
  while (share < 1 && !isRight(mix(hex, other, share))) share += STEP;
  return mix(hex, other, Math.min(share, 1));
}

const isClay = ({ primary, secondary }: ClubColours) => primary === CLAY.primary && secondary === CLAY.secondary;

function byDay({ primary, secondary }: ClubColours): ClubShades {
  const light = until(mix(primary, WHITE, 0.88), WHITE, (ground) => contrast(secondary, ground) >= READABLE);
  return { main: primary, dark: secondary, light, contrastText: WHITE };
}

function byNight({ primary }: ClubColours): ClubShades {
  const main = until(primary, WHITE, (colour) => NIGHT.every((ground) => contrast(colour, ground) >= 6));
  const dark = mix(main, WHITE, 0.35);
  const light = until(mix(primary, '#1e2427', 0.75), '#15191b', (ground) => contrast(dark, ground) >= READABLE);
  return { main, dark, light, contrastText: until(primary, BLACK, (ink) => contrast(main, ink) >= READABLE) };
}

/** Every shade of a club's colours. If the colours are readable, so is every shade (club-colours.test.ts). */
export function clubShades(colours: ClubColours): { day: ClubShades; night: ClubShades; ground: ClubGround } {
  if (isClay(colours)) return { day: CLAY_LIGHT, night: CLAY_DARK, ground: CLAY_GROUND };
  const { primary, secondary } = colours;
  const panel = mix(secondary, BLACK, 0.3);
  const ground = { glow: primary, from: primary, to: secondary, panel, soft: mix(primary, WHITE, 0.92) };
  return { day: byDay(colours), night: byNight(colours), ground };
}
