import type { ManagedUser } from '@club/shared/contracts/members';
import { useNotify } from '@club/shared/notices';
import { FormControlLabel, Switch } from '@club/shared/ui-form';
import { useSetLeagueMembership } from './use-change-user';

/** Holds at once; while the call runs it shows what was asked for. */
export function LeagueSwitch({ user }: { user: ManagedUser }) {
  const notify = useNotify();
  const { mutate, isPending, variables } = useSetLeagueMembership(user.userId);
  const inLeague = isPending ? variables : user.inLeague;
  const change = (_event: unknown, next: boolean) => {
    if (!isPending) mutate(next, { onError: (error) => notify.refusal(error) });
  };
  return (
    <FormControlLabel
      label="Član ljetne lige"
      control={<Switch checked={inLeague} onChange={change} aria-busy={isPending} />}
    />
  );
}
