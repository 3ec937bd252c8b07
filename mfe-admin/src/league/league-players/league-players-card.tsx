import type { LeaguePlayerRecord } from '@club/shared/contracts/league/players-control';
import { personName } from '@club/shared/domain';
import { sortedName, sortedNames } from '@club/shared/league-player';
import { Box, Button, EmptyState, Loaded, SectionCard, TableSkeleton, TextLink } from '@club/shared/ui-core';
import { type Column, DataTable, Pager, usePage } from '@club/shared/ui-data';
import { useMemo, useState } from 'react';
import { formatShown, pageOf } from '../../lists/paging/page-of';
import { matching, searchable } from '../../lists/search/name-search';
import { SearchBar } from '../../lists/search/search-bar';
import { useSearch } from '../../lists/search/use-search-text';
import { LinkDialog } from './link-dialog';
import { PlayerActions } from './player-actions';
import { PlayerDialog } from './player-dialog';
import { useLeaguePlayers } from './use-league-players';
import { yearSpans } from './year-spans';

/** Few rows, because the card is one of several on the page. */
const PLAYERS_A_PAGE = 20;

/** The open dialog and its player; rendered outside the table, so that it stays when its row moves to another page. */
interface Opened {
  readonly kind: 'EDIT' | 'LINK';
  readonly player: LeaguePlayerRecord;
}

const columnsOf = (
  nameOf: (player: LeaguePlayerRecord) => string,
  onOpen: (opened: Opened) => void,
): Column<LeaguePlayerRecord>[] => [
  { id: 'name', header: 'Igrač', cell: nameOf, phone: 'heading', long: true },
  { id: 'years', header: 'Sezone', phone: 'labelled', cell: ({ years }) => yearSpans(years) || '–' },
  {
    id: 'member',
    header: 'Korisnik',
    phone: 'aside',
    long: true,
    cell: ({ member, erased }) =>
      member ? (
        <TextLink alone to={`/manage-users?user=${member.memberId}`}>
          {erased ? personName(member) : member.username}
        </TextLink>
      ) : (
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 'fontWeightRegular' }}>
          nije korisnik
        </Box>
      ),
  },
  {
    id: 'actions',
    header: 'Radnje',
    actions: true,
    cell: (player) => (
      <PlayerActions
        player={player}
        name={nameOf(player)}
        onEdit={() => onOpen({ kind: 'EDIT', player })}
        onLink={() => onOpen({ kind: 'LINK', player })}
      />
    ),
  },
];

/** All players ever, including those of imported seasons. */
export function LeaguePlayersCard() {
  const [isAdding, setAdding] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const players = useLeaguePlayers();
  const now = players.data?.find(({ id }) => id === opened?.player.id);
  return (
    <SectionCard
      title="Svi igrači lige"
      action={<Button onClick={() => setAdding(true)}>Dodaj bez prijave</Button>}
      flush
    >
      <Loaded query={players} what="igrače" skeleton={<TableSkeleton rows={6} columns={4} />}>
        {(list) => <PlayerTable players={list} onOpen={setOpened} />}
      </Loaded>
      {isAdding && <PlayerDialog onClose={() => setAdding(false)} />}
      {opened?.kind === 'EDIT' && <PlayerDialog player={opened.player} isErased={now?.erased} onClose={close} />}
      {opened?.kind === 'LINK' && <LinkDialog player={opened.player} onClose={close} />}
    </SectionCard>
  );
}

interface PlayerTableProps {
  players: readonly LeaguePlayerRecord[];
  onOpen: (opened: Opened) => void;
}

function PlayerTable({ players, onOpen }: PlayerTableProps) {
  const search = useSearch();
  const columns = useMemo(() => {
    const names = sortedNames(players);
    return columnsOf((player) => names.get(player.id) ?? sortedName(player), onOpen);
  }, [players, onOpen]);
  const entries = useMemo(
    () =>
      searchable(
        players,
        ({ ime, prezime, nadimak, member }) => `${ime} ${prezime} ${nadimak ?? ''} ${member?.username ?? ''}`,
      ),
    [players],
  );
  const found = useMemo(() => matching(entries, search), [entries, search]);
  const { page, pageCount, first, rows } = pageOf(found, usePage(), PLAYERS_A_PAGE);
  return (
    <>
      <SearchBar status={formatShown(first, rows.length, found.length)} />
      <DataTable
        caption="Svi igrači lige"
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={
          players.length > 0 ? (
            <EmptyState title="Nijedan igrač ne odgovara pretrazi.">
              Provjerite upisano ili obrišite pretragu.
            </EmptyState>
          ) : (
            <EmptyState title="Nema igrača.">Igrači dolaze prijavama i uvozom sezona.</EmptyState>
          )
        }
      />
      <Pager page={page} pageCount={pageCount} label="Stranice igrača" />
    </>
  );
}
