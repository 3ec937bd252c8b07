/** A fraction of 1 that depends only on a picture and a purpose. */
function chance(seed: number, purpose: number): number {
  const mixed = Math.imul(seed * 31 + purpose * 977 + 12_345, 2_654_435_761);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

const SKIES = [
  ['#8ec1e6', '#e4f1f9'],
  ['#f3b57c', '#fbe8d2'],
  ['#6f9fd0', '#dbe9f5'],
  ['#b9a7d6', '#f6e3df'],
] as const;
const SHIRTS = ['#f4f1ea', '#3a6ea5', '#b62a24', '#2c7430', '#e0a526', '#26343b'] as const;
const LINES = 'fill="none" stroke="#fff" stroke-width="3" stroke-linejoin="round"';

const pick = <Item>(items: readonly Item[], fraction: number): Item =>
  items[Math.floor(fraction * items.length)] as Item;

function player(x: number, y: number, size: number, shirt: string, facing: 1 | -1): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${size * facing} ${size})"><ellipse cy="62" rx="26" ry="6" opacity=".25"/>` +
    `<path d="M-8 58-3 26H5l9 32" stroke="#26343b" stroke-width="8" fill="none" stroke-linecap="round"/>` +
    `<path d="M-12-14q12-8 24 0L9 28H-9z" fill="${shirt}"/><circle cy="-28" r="11" fill="#d9a47c"/>` +
    `<path d="m10-8 20-12" stroke="#d9a47c" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="m30-20 10-8" stroke="#26343b" stroke-width="4"/>` +
    `<ellipse cx="49" cy="-36" rx="11" ry="14" transform="rotate(40 49-36)" fill="none" stroke="#26343b" stroke-width="4"/></g>`
  );
}

const ball = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="#d7e34a"/><path d="M${x - radius} ${y}q${radius}-${radius} ${radius * 2} 0" fill="none" stroke="#fff" stroke-width="2"/>`;

function match(seed: number): string {
  const near = 250 + chance(seed, 3) * 700;
  const far = 420 + chance(seed, 4) * 360;
  return (
    `<path d="M0 800h1200L880 380H320z" fill="#b9603a"/><path ${LINES} d="M180 770h840L830 420H370zM600 770V420M330 560h540"/>` +
    player(far, 400, 0.75, pick(SHIRTS, chance(seed, 5)), -1) +
    `<path d="M280 520h640v-64q-320 14-640 0z" fill="#26343b" opacity=".5"/><path d="M280 456q320 14 640 0" fill="none" stroke="#fff" stroke-width="7"/>` +
    player(near, 640, 1.7, pick(SHIRTS, chance(seed, 6)), chance(seed, 7) < 0.5 ? 1 : -1) +
    ball((near + far) / 2, 400 + chance(seed, 8) * 60, 9)
  );
}

function handshake(seed: number): string {
  return (
    `<path d="M0 460h1200v340H0z" fill="#b9603a"/><path d="M0 640h1200v-150H0z" fill="#26343b" opacity=".4"/><path d="M0 486h1200" stroke="#fff" stroke-width="9"/>` +
    player(470, 470, 2.6, pick(SHIRTS, chance(seed, 5)), 1) +
    player(760, 470, 2.6, pick(SHIRTS, chance(seed, 6)), -1)
  );
}

function cup(seed: number): string {
  const colour = pick(['#e0b13a', '#c9ced2', '#b97b43'], chance(seed, 5));
  return (
    `<path d="M0 560h1200v240H0z" fill="#b9603a"/><path d="M340 800V600h520v200z" fill="#f4f1ea"/>` +
    `<path d="M500 250h200v120q0 90-100 90t-100-90zM570 460h60v70h60v40H510v-40h60z" fill="${colour}"/>` +
    `<path d="M500 280q-80-4-70 60t90 56M700 280q80-4 70 60t-90 56" fill="none" stroke="${colour}" stroke-width="18"/>` +
    ball(420 + chance(seed, 6) * 60, 575, 24) +
    ball(760 + chance(seed, 7) * 60, 575, 24)
  );
}

function ballOnLine(seed: number): string {
  return (
    `<path d="M0 330h1200v470H0z" fill="#b9603a"/><path d="M0 ${520 + chance(seed, 3) * 80} 1200 ${560 + chance(seed, 4) * 80}v54L0 ${574 + chance(seed, 3) * 80}z" fill="#fff" opacity=".92"/>` +
    `<ellipse cx="600" cy="640" rx="150" ry="22" opacity=".25"/>` +
    ball(560 + chance(seed, 5) * 120, 500, 130)
  );
}

const SCENES = [match, handshake, match, cup, match, ballOnLine] as const;

export const DRAWING_SIZE = { width: 1200, height: 800 } as const;

/** A picture of the demo gallery as SVG, different for every number of every year. */
export function drawnPicture(year: number, number: number): string {
  const seed = year * 100 + number;
  const [high, low] = pick(SKIES, chance(seed, 1));
  const sun = 150 + Math.round(chance(seed, 2) * 900);
  const hills = [0, 1, 2, 3].map((hill) => `t300 ${Math.round((chance(seed, 10 + hill) - 0.5) * 60)}`).join('');
  const scene = SCENES[number % SCENES.length] ?? match;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>` +
    `<path d="M0 0h1200v800H0z" fill="url(#s)"/><circle cx="${sun}" cy="130" r="54" fill="#fff" opacity=".75"/>` +
    `<path d="M0 300q150-70 300-10${hills}V800H0z" fill="#7f9660"/>${scene(seed)}</svg>`
  );
}
