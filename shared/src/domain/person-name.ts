/**
 * `Željko Čavlović`, as people are addressed and as the action log names them. Lists sorted by surname show `sortedName`
 * of `league-player`.
 */
export const personName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;
