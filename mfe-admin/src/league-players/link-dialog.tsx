import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import type { LinkedMember } from '@club/shared/contracts/league/registrations-control';
import { errorMessage } from '@club/shared/http';
import { LinesSkeleton, Loaded } from '@club/shared/ui-core';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../form-dialog/form-dialog';
import { type LinkChoice, MemberChoice, NOBODY } from './member-choice';
import { useLeaguePlayers, useLinkMember } from './use-league-players';

const choiceOf = (member: LinkedMember | null | undefined): LinkChoice =>
  member ? { ...member, userId: member.memberId } : NOBODY;

/** Links a league player to a member of the club; to none, or to exactly one. */
export function LinkDialog({ player, onClose }: { player: LeaguePlayer; onClose: () => void }) {
  const [chosen, setChosen] = useState<LinkChoice>();
  const [failure, setFailure] = useState<string>();
  const linking = useLinkMember(player.id);
  const players = useLeaguePlayers();
  const present = choiceOf(players.data?.find(({ id }) => id === player.id)?.member);
  const link = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const { userId } = chosen ?? present;
      await linking.mutateAsync(userId === NOBODY.userId ? null : userId);
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
        {() => <MemberChoice chosen={chosen ?? present} present={present} onChange={setChosen} />}
      </Loaded>
    </FormDialog>
  );
}
