import { useAddress } from '@club/shared/address';
import type { ControlPlayer } from '@club/shared/contracts/league/pyramid-control';
import { playerCount } from '@club/shared/domain';
import { Box, EmptyState, SectionCard, VisuallyHidden } from '@club/shared/ui-core';
import { SearchField, SelectField } from '@club/shared/ui-form';
import { useMemo } from 'react';
import { matching, searchable } from '../../lists/search/name-search';
import { useSearchText } from '../../lists/search/use-search-text';
import { mayBeChosen } from '../controlled-season/player-options';
import { DragHint } from '../pyramid-board/drag-hint';
import { PlayerButton } from './player-button';
import { PlayerRows } from './player-rows';

const VIEWS = [
  { value: 'outside', label: 'Izvan piramide' },
  { value: 'all', label: 'Svi' },
];

interface ControlPlayersProps {
  players: readonly ControlPlayer[];
  /** The player in the form. */
  chosen: number;
  /** Whether there is a form to fill. */
  mayChoose: boolean;
  onChoose: (id: number) => void;
}

/** Number, first name, surname and nickname of each league player; choosing a player fills the form. */
export function ControlPlayers({ players, chosen, mayChoose, onChoose }: ControlPlayersProps) {
  const [search, changeSearch] = useSearchText();
  const { read, change } = useAddress();
  const view = read('players') === 'all' ? 'all' : 'outside';
  const entries = useMemo(
    () => searchable(players, ({ ime, prezime, nadimak }) => `${ime} ${prezime} ${nadimak ?? ''}`),
    [players],
  );
  const found = matching(entries, search).filter(({ inPyramid, withdrawn }) =>
    view === 'all' ? true : !inPyramid && !withdrawn,
  );
  return (
    <SectionCard title="Igrači lige" note={playerCount(found.length)} flush>
      <VisuallyHidden role="status">{playerCount(found.length)}</VisuallyHidden>
      <Box sx={{ display: 'grid', gap: 1.5, p: 2 }}>
        <SelectField label="Prikaži" value={view} options={VIEWS} onChange={(next) => change({ players: next })} />
        <SearchField label="Ime, prezime, nadimak" value={search} onChange={changeSearch} />
      </Box>
      {found.length === 0 ? (
        <EmptyState title="Nema igrača.">Promijenite pretragu ili prikaz.</EmptyState>
      ) : (
        <PlayerRows aria-label="Igrači lige">
          {found.map((player) => (
            <li key={player.id}>
              <PlayerButton
                player={player}
                isChosen={player.id === chosen}
                isDisabled={!mayChoose || !mayBeChosen(player)}
                note={playerNote(player)}
                onChoose={() => onChoose(player.id)}
              />
            </li>
          ))}
        </PlayerRows>
      )}
      {mayChoose && found.length > 0 && (
        <Box sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <DragHint otherwise="Odaberite igrača pa polje u piramidi.">
            Povucite igrača na polje, ili ga odaberite u obrascu.
          </DragHint>
        </Box>
      )}
    </SectionCard>
  );
}

/** With the reason why a player cannot be chosen. */
function playerNote({ nadimak, inPyramid, isSubstitute, withdrawn }: ControlPlayer): string {
  const notes = [nadimak, inPyramid && 'u piramidi', isSubstitute && 'zamjena', withdrawn && 'odustao'];
  return notes.filter(Boolean).join(' · ');
}
