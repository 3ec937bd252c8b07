import type { RefObject } from 'react';

/** A screen with unsaved input. */
interface UnsavedScreen {
  /** Whether the input may be lost: asks the user, or refuses with the reason. */
  ask(): Promise<boolean>;
  /** Whether the user has agreed: the browser then asks nothing. */
  readonly hasAgreed: RefObject<boolean>;
}

let guarded: UnsavedScreen | undefined;

/** From now on `leavePage` asks this screen. Returns the function that ends it. */
export function guardPage(screen: UnsavedScreen): () => void {
  guarded = screen;
  return () => {
    if (guarded === screen) guarded = undefined;
  };
}

/**
 * Leaves the page, for signing in or out. With unsaved input it first asks what leaving the screen asks; `leave` is not
 * called if the user stays.
 * @throws what `leave` throws; the input is then guarded again
 */
export async function leavePage(leave: () => Promise<void>): Promise<void> {
  const screen = guarded;
  if (!screen) return leave();
  if (!(await screen.ask())) return;
  screen.hasAgreed.current = true;
  try {
    await leave();
  } catch (error) {
    screen.hasAgreed.current = false;
    throw error;
  }
}
