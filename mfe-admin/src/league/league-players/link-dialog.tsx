import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import { LeaguePlayerNow, type LinkedMember } from '@club/shared/contracts/league/players-control';
import { useContractForm, useController } from '@club/shared/form';
import * as z from '@club/shared/schema';
import { LinesSkeleton, Loaded } from '@club/shared/ui-core';
import { useState } from 'react';
import { FormDialog } from '../../forms/form-dialog/form-dialog';
import { useSeenVersion } from '../../forms/optimistic-lock/use-seen-version';
import { useSubmission } from '../../forms/submission/use-submission';
import { type LinkChoice, MemberChoice, NOBODY } from './member-choice';
import { useLeaguePlayers, useLinkMember } from './use-league-players';

const GONE = 'Igrač je u međuvremenu izbrisan, pa se veza ne može spremiti.';
const ERASED = 'Osobni podaci ovog igrača u međuvremenu su izbrisani, pa se veza ne može spremiti.';

const LinkForm = z.object({
  /** Null until somebody is chosen: the current member stays. */
  chosen: z.nullable(
    z.object({ userId: z.number(), firstName: z.string(), lastName: z.string(), username: z.string() }),
  ),
  /** What was typed since the last choice; saved as it is, it would look like a choice. */
  typed: z.nullable(z.string().check(z.refine((text) => text.trim() === '', 'Odaberite korisnika na popisu.'))),
});

const choiceOf = (member: LinkedMember | null | undefined): LinkChoice =>
  member ? { ...member, userId: member.memberId } : NOBODY;

const memberIdOf = ({ userId }: LinkChoice): number | null => (userId === NOBODY.userId ? null : userId);

/** Links a league player to one member of the club, or to none. */
export function LinkDialog({ player, onClose }: { player: LeaguePlayer; onClose: () => void }) {
  const form = useContractForm({ schema: LinkForm, defaultValues: { chosen: null, typed: null }, about: player.id });
  const { value: chosen, onChange } = useController({ control: form.control, name: 'chosen' }).field;
  const typing = useController({ control: form.control, name: 'typed' });
  const linking = useLinkMember(player.id);
  const players = useLeaguePlayers();
  const record = players.data?.find(({ id }) => id === player.id);
  // A player who has just been accepted may not be in the list yet; one who was in it is gone.
  const [wasListed, setWasListed] = useState(false);
  if (record && !wasListed) setWasListed(true);
  const isUnlisted = wasListed && players.data !== undefined && !record;
  const gone = isUnlisted ? GONE : record?.erased ? ERASED : undefined;
  const present = choiceOf(record?.member);
  const {
    version: link,
    learn,
    saw,
  } = useSeenVersion(players.data && present, (problem) => {
    const now = LeaguePlayerNow.safeParse(problem).data;
    return now && choiceOf(now.player.member);
  });
  // The players may be loaded only after the dialog has opened.
  if (!link && players.data) saw(present);
  const { failure, submit } = useSubmission(form, {
    send: ({ chosen }) =>
      linking.mutateAsync({ memberId: memberIdOf(chosen ?? present), seen: link && memberIdOf(link) }).then(onClose),
    refused: learn,
  });
  return (
    <FormDialog
      title={`Poveži s korisnikom: ${player.displayName}`}
      busy={linking.isPending}
      ready={players.data !== undefined}
      gone={gone}
      failure={failure}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <Loaded query={players} what="igrače" skeleton={<LinesSkeleton />}>
        {() => <MemberChoice chosen={chosen ?? present} present={present} onChange={onChange} typing={typing} />}
      </Loaded>
    </FormDialog>
  );
}
