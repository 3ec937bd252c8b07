/**
 * `Željko Čavlović`, as people are addressed and as the action log names them. Lists sorted by surname use `sortedName`
 * of `league-player` instead.
 */
export const personName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;
