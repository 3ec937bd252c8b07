import type { LeaguePlayerRecord } from '@club/shared/contracts/league/players-control';
import { obligationLines } from '../../users/erasure/obligation-lines';
import { useErasurePrompt } from '../../users/erasure/use-erasure-prompt';
import { useErasePlayer } from './use-league-players';

/**
 * Asks before all personal data of a player who is not a user are erased; this cannot be undone, so the name must be typed.
 * The given name is the full one, distinguished from that of any other player.
 */
export function usePlayerErasure(player: LeaguePlayerRecord, name: string) {
  const prompt = useErasurePrompt();
  const { mutateAsync } = useErasePlayer(player.id);
  return () =>
    prompt({
      of: 'igrača',
      subject: name,
      effects: [
        'Briše se ime, nadimak, datum rođenja, mjesto, e-pošta i telefon, u prijavama za ligu, opisima slika i svim zapisima. Rezultati, poredak i članarine ostaju pod zamjenskim imenom.',
        ...obligationLines(player.obligations),
      ],
      typed: { label: 'Ime i prezime', value: `${player.ime} ${player.prezime}`, field: 'name' },
      act: (typed) => mutateAsync(typed),
    });
}
