import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import { Button } from '@club/shared/ui-core';
import { useErasurePrompt } from '../../users/erasure/use-erasure-prompt';
import { useErasePlayer } from './use-league-players';

interface ErasePlayerButtonProps {
  player: LeaguePlayer;
  /** The full name, distinguished from that of any other player. */
  name: string;
}

/** Erases all personal data of a player who is not a user; this cannot be undone, so the name must be typed. */
export function ErasePlayerButton({ player, name }: ErasePlayerButtonProps) {
  const prompt = useErasurePrompt();
  const { mutateAsync } = useErasePlayer(player.id);
  const ask = () =>
    prompt({
      of: 'igrača',
      subject: name,
      effects: [
        'Briše se ime, nadimak, datum rođenja, mjesto, e-pošta i telefon, u prijavama za ligu, opisima slika i svim zapisima. Rezultati, poredak i članarine ostaju pod zamjenskim imenom.',
      ],
      typed: { label: 'Ime i prezime', value: `${player.ime} ${player.prezime}` },
      act: (typed) => mutateAsync(typed),
    });
  return (
    <Button color="error" aria-label={`Izbriši podatke, ${player.displayName}`} onClick={() => void ask()}>
      Izbriši podatke
    </Button>
  );
}
