import type { Location } from '@club/shared/router';
import { leavesScreen } from '@club/shared/unsaved-guard';

const chosenIn = ({ search }: Location) => new URLSearchParams(search).get('user');

/** Input about the chosen user is lost on leaving the screen or choosing another user. */
export const losesChosen: typeof leavesScreen = (now, next) =>
  leavesScreen(now, next) || chosenIn(now) !== chosenIn(next);
