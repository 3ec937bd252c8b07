interface Administrator {
  readonly identityId: string;
  readonly enabled: boolean;
}

/** Whether without this identity the club would have no administrator who can sign in. */
export function isLastAdministrator(administrators: readonly Administrator[], identityId: string): boolean {
  return administrators.every((administrator) => !administrator.enabled || administrator.identityId === identityId);
}
