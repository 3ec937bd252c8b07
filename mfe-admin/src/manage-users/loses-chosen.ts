import type { Location } from '@club/shared/router';
import { leavesScreen } from '@club/shared/unsaved-guard';

const chosenIn = ({ search }: Location) => new URLSearchParams(search).get('user');

/** Who leaves the screen loses the input about the chosen user, and who chooses another one, for whom it starts anew. */
export const losesChosen: typeof leavesScreen = (now, next) =>
  leavesScreen(now, next) || chosenIn(now) !== chosenIn(next);
