/** The mark of a club without a logo, in a square of 32: a racket and a ball, as strokes of white on the club's colour. */
const SIDE = 32;
const STROKE = 2;
const RACKET = { cx: 18.2, cy: 12, rx: 5, ry: 6.4, degrees: 38 };
const HANDLE = { from: { x: 14, y: 17 }, to: { x: 8, y: 23.8 } };
const BALL = { cx: 22, cy: 22.6, r: 2.6 };

/** @param primary `#rrggbb` */
export const markDrawing = (primary: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" rx="8" fill="${primary}"/>` +
  `<g fill="none" stroke="#fff" stroke-width="${STROKE}" stroke-linecap="round" stroke-linejoin="round">` +
  `<ellipse cx="${RACKET.cx}" cy="${RACKET.cy}" rx="${RACKET.rx}" ry="${RACKET.ry}" transform="rotate(${RACKET.degrees} ${RACKET.cx} ${RACKET.cy})"/>` +
  `<path d="M${HANDLE.from.x} ${HANDLE.from.y}L${HANDLE.to.x} ${HANDLE.to.y}"/>` +
  `<circle cx="${BALL.cx}" cy="${BALL.cy}" r="${BALL.r}"/></g></svg>`;

/**
 * The same without the round corners, as pixels: home screens need a picture of pixels, and the library that encodes it
 * may not parse drawings, because uploads reach it.
 * @returns three bytes for each pixel, row by row
 */
export function markPixels(primary: string, side: number): Buffer {
  const background = [...Buffer.from(primary.slice(1), 'hex')];
  const pixels = Buffer.alloc(side * side * 3);
  const unit = SIDE / side;
  for (let at = 0; at < side * side; at++) {
    const [x, y] = [((at % side) + 0.5) * unit, (Math.floor(at / side) + 0.5) * unit];
    const distance = Math.min(fromRacket(x, y), fromHandle(x, y), fromBall(x, y));
    // Half of a pixel on the edge: smooth.
    const white = Math.min(1, Math.max(0, 0.5 + (STROKE / 2 - distance) / unit));
    for (const [channel, value] of background.entries())
      pixels[at * 3 + channel] = Math.round(value + (255 - value) * white);
  }
  return pixels;
}

/** To first order, which is exact enough within the width of the stroke. */
function fromRacket(x: number, y: number): number {
  const turn = (RACKET.degrees * Math.PI) / 180;
  const [dx, dy] = [x - RACKET.cx, y - RACKET.cy];
  const [across, along] = [dx * Math.cos(turn) + dy * Math.sin(turn), dy * Math.cos(turn) - dx * Math.sin(turn)];
  const [u, v] = [across / RACKET.rx, along / RACKET.ry];
  const radius = Math.hypot(u, v);
  const slope = Math.hypot(u / RACKET.rx, v / RACKET.ry);
  return slope === 0 ? RACKET.rx : (Math.abs(radius - 1) * radius) / slope;
}

function fromHandle(x: number, y: number): number {
  const { from, to } = HANDLE;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const part = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
  const nearest = Math.min(1, Math.max(0, part));
  return Math.hypot(x - from.x - nearest * dx, y - from.y - nearest * dy);
}

const fromBall = (x: number, y: number): number => Math.abs(Math.hypot(x - BALL.cx, y - BALL.cy) - BALL.r);
