import type { Registration } from '@club/shared/contracts/league/registrations-control';
import { useConfirm, usePrompt } from '@club/shared/dialogs';
import { personName } from '@club/shared/domain';
import { Box, Button } from '@club/shared/ui-core';
import { ActionsMenu, type MenuAction } from '../../layout/actions-menu';
import { aboutShown } from './about-shown';
import { useRefuseRegistration, useUndoAcceptance } from './use-registrations';

interface RegistrationActionsProps {
  registration: Registration;
  /** The season still takes players. */
  mayAccept: boolean;
  /** Its first round is not published yet. */
  mayUndo: boolean;
  /** It has no fee. */
  isFree: boolean;
  onOpen: (kind: OpenedRegistration['kind']) => void;
}

/** The open dialog and its registration; rendered outside the list, so that it stays when its row leaves the list. */
export interface OpenedRegistration {
  readonly kind: 'ACCEPT' | 'LINK' | 'CORRECT';
  readonly registration: Registration;
}

/** The actions for a registration in its current state. */
export function RegistrationActions({ registration, mayAccept, mayUndo, isFree, onOpen }: RegistrationActionsProps) {
  const { id, year, state, player, newPlayer, erased } = registration;
  const prompt = usePrompt();
  const confirm = useConfirm();
  const refusing = useRefuseRegistration(id);
  const undoing = useUndoAcceptance(id);
  const name = personName(registration);
  const refuse = () => {
    const decide = aboutShown(registration);
    return prompt({
      title: 'Želite li odbiti prijavu?',
      subject: name,
      label: 'Razlog odbijanja',
      required: 'Unesite razlog odbijanja.',
      field: 'reason',
      maxLength: 300,
      confirm: 'Odbij',
      tone: 'danger',
      act: (reason) => decide((seen) => refusing.mutateAsync({ reason, seen })),
    });
  };
  const undo = () => {
    const decide = aboutShown(registration);
    return confirm({
      title: 'Želite li poništiti prihvaćanje?',
      subject: name,
      lines: [
        `Prijava će ponovno čekati odluku. Igrač izlazi iz sezone ${year}. i iz piramide koja se slaže${isFree ? '' : ', a neplaćena članarina briše se'}.`,
        newPlayer
          ? 'Ako je igrač lige nastao ovim prihvaćanjem, briše se i on, zajedno s vezom na korisnika.'
          : 'Igrač lige ostaje, s ranijim sezonama i podacima iz prijave.',
      ],
      confirm: 'Poništi prihvaćanje',
      // 'Odustani' could be understood as the player's withdrawal.
      cancel: 'Zatvori',
      tone: 'danger',
      act: () => decide((seen) => undoing.mutateAsync({ seen })),
    });
  };
  // What is offered depends on the state, which another administrator may change; an open dialog does not.
  const others: MenuAction[] = [];
  if (!erased) others.push({ label: 'Ispravi', act: () => onOpen('CORRECT') });
  if (state === 'ACCEPTED' && player && !erased)
    others.push({ label: 'Poveži s korisnikom', act: () => onOpen('LINK') });
  if (state === 'NEW') others.push({ label: 'Odbij', act: () => void refuse(), danger: true });
  if (state === 'ACCEPTED' && mayUndo && !erased)
    others.push({ label: 'Poništi prihvaćanje', act: () => void undo(), danger: true });
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: { xs: 0.5, sm: 1 } }}>
      {state !== 'ACCEPTED' && mayAccept && !erased && (
        <Button variant="outlined" aria-label={`Prihvati, ${name}`} onClick={() => onOpen('ACCEPT')}>
          Prihvati
        </Button>
      )}
      <ActionsMenu of={name} actions={others} />
    </Box>
  );
}
