/** Two taps that follow each other this soon and this close are one double tap, whatever is under the second one. */
const SOON_MS = 350;
const NEAR_PX = 24;

interface Tap {
  readonly x: number;
  readonly y: number;
  /** When the finger was lifted, as an event's `timeStamp`. */
  readonly at: number;
}

let earlier: Tap | undefined;
let latest: Tap | undefined;

addEventListener(
  'touchend',
  ({ changedTouches: [finger], timeStamp }) => {
    if (!finger) return;
    earlier = latest;
    latest = { x: finger.clientX, y: finger.clientY, at: timeStamp };
  },
  { capture: true, passive: true },
);

/** Whether a click is the second tap of a double tap. An iPhone counts both taps as first clicks (`detail`). */
export function isSecondTap({ timeStamp }: Pick<Event, 'timeStamp'>): boolean {
  if (!earlier || !latest || timeStamp - latest.at > SOON_MS || latest.at - earlier.at > SOON_MS) return false;
  return Math.hypot(latest.x - earlier.x, latest.y - earlier.y) < NEAR_PX;
}
