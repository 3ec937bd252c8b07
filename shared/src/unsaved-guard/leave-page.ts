import type { RefObject } from 'react';

/** A screen with unsaved input. */
interface UnsavedScreen {
  /** Whether the input may be lost: asks the user, or refuses with the reason. */
  ask(): Promise<boolean>;
  /** Whether the user has agreed: the browser then asks nothing. */
  readonly hasAgreed: RefObject<boolean>;
}

let guarded: UnsavedScreen | undefined;

/** The page is left long before that, unless the user stops it, or the provider does not answer. */
const LEFT_MS = 10_000;

/** From now on `leavePage` asks this screen. Returns the function that ends it. */
export function guardPage(screen: UnsavedScreen): () => void {
  guarded = screen;
  return () => {
    if (guarded === screen) guarded = undefined;
  };
}

/**
 * Leaves the page, for signing in or out. With unsaved input it first asks what leaving the screen asks; `leave` is not
 * called if the user stays. If the page stays all the same, its input is guarded again.
 * @param beforeAsking called before the question, or the reason of a refusal, is shown
 * @throws what `leave` throws
 */
export async function leavePage(leave: () => Promise<void>, beforeAsking?: () => void): Promise<void> {
  const screen = guarded;
  if (!screen) return leave();
  beforeAsking?.();
  if (!(await screen.ask())) return;
  screen.hasAgreed.current = true;
  const guardAgain = () => {
    screen.hasAgreed.current = false;
  };
  const stayed = setTimeout(guardAgain, LEFT_MS);
  try {
    await leave();
  } catch (error) {
    clearTimeout(stayed);
    guardAgain();
    throw error;
  }
}
