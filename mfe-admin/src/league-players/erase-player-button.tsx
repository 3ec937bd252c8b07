import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import { usePrompt } from '@club/shared/dialogs';
import { Button } from '@club/shared/ui-core';
import { useErasePlayer } from './use-league-players';

interface ErasePlayerButtonProps {
  player: LeaguePlayer;
  /** The full name, told apart from that of any other player. */
  name: string;
}

/** Erases all personal data of a player who is not a user; cannot be undone, so that the name must be typed. */
export function ErasePlayerButton({ player, name }: ErasePlayerButtonProps) {
  const prompt = usePrompt();
  const { mutateAsync } = useErasePlayer(player.id);
  const ask = () =>
    prompt({
      title: 'Želite li zauvijek izbrisati osobne podatke igrača?',
      subject: name,
      lines: [
        'Briše se ime, nadimak, datum rođenja, mjesto, e-pošta i telefon, u prijavama za ligu, opisima slika i svim zapisima. Rezultati, poredak i članarine ostaju pod zamjenskim imenom.',
        `To se ne može poništiti. Za potvrdu upišite ime i prezime: ${player.ime} ${player.prezime}`,
      ],
      label: 'Ime i prezime',
      required: 'Upišite ime i prezime.',
      confirm: 'Izbriši osobne podatke',
      tone: 'danger',
      act: (typed) => mutateAsync(typed),
    });
  return (
    <Button color="error" aria-label={`Izbriši osobne podatke, ${player.displayName}`} onClick={() => void ask()}>
      Izbriši podatke
    </Button>
  );
}
