import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import type { LinkedMember } from '@club/shared/contracts/league/registrations-control';
import { errorMessage } from '@club/shared/http';
import { LinesSkeleton, Loaded } from '@club/shared/ui-core';
import { SelectField } from '@club/shared/ui-form';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../form-dialog/form-dialog';
import { useManagedUsers } from '../manage-users/use-managed-users';
import { useLeaguePlayers, useLinkMember } from './use-league-players';

const NOBODY = 'none';

/** Which member of the club a league player is; nobody, or exactly one. */
export function LinkDialog({ player, onClose }: { player: LeaguePlayer; onClose: () => void }) {
  const [chosen, setChosen] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const linking = useLinkMember(player.id);
  const players = useLeaguePlayers();
  const present = players.data?.find(({ id }) => id === player.id)?.member;
  const choice = chosen ?? String(present?.memberId ?? NOBODY);
  const link = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await linking.mutateAsync(choice === NOBODY ? null : Number(choice));
      onClose();
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };
  return (
    <FormDialog
      title={`Poveži s korisnikom: ${player.displayName}`}
      busy={linking.isPending || players.isPending}
      failure={failure}
      onSubmit={(event) => void link(event)}
      onClose={onClose}
    >
      <Loaded query={players} what="igrače" skeleton={<LinesSkeleton />}>
        {() => <MemberChoice value={choice} present={present} onChange={setChosen} />}
      </Loaded>
    </FormDialog>
  );
}

interface MemberChoiceProps {
  value: string;
  present: LinkedMember | null | undefined;
  onChange: (value: string) => void;
}

function MemberChoice({ value, present, onChange }: MemberChoiceProps) {
  const users = useManagedUsers();
  return (
    <Loaded query={users} what="korisnike" skeleton={<LinesSkeleton />}>
      {(all) => (
        <SelectField
          label="Korisnik"
          value={value}
          onChange={onChange}
          helperText={
            present ? `Sada: ${present.firstName} ${present.lastName} (${present.username})` : 'Sada: nije povezan'
          }
          options={[
            { value: NOBODY, label: 'Nije povezan' },
            ...all.map(({ userId, firstName, lastName, username }) => ({
              value: String(userId),
              label: `${lastName} ${firstName} (${username})`,
            })),
          ]}
        />
      )}
    </Loaded>
  );
}
