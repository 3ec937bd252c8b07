import { useAddress, useAddressText } from '@club/shared/address';
import type { ListedPlayer } from '@club/shared/contracts/league/players';
import { playerCount } from '@club/shared/domain';
import { sortedNames } from '@club/shared/league-player';
import { Link } from '@club/shared/router';
import { CARD, PLAIN_LIST } from '@club/shared/theme';
import { Box, styled, Typography, VisuallyHidden } from '@club/shared/ui-core';
import { SearchField } from '@club/shared/ui-form';
import { useEffect, useRef } from 'react';
import { foundPlayers } from '../player-search/found-players';
import { playerGroups } from './player-groups';

const Card = styled('nav')(({ theme }) => ({
  position: 'sticky',
  top: 84,
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'calc(100dvh - 110px)',
  padding: '14px 8px 8px',
  ...CARD({ theme }),
}));
const Groups = styled('div')(({ theme }) => ({
  overflowY: 'auto',
  '& p': { margin: '10px 12px 2px', fontSize: '0.8125rem', fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& ul': PLAIN_LIST,
}));
const Entry = styled(Link)(({ theme }) => ({
  // Keeps visually hidden text inside the scrolling list.
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 38,
  paddingInline: 12,
  borderRadius: 8,
  textDecoration: 'none',
  color: theme.vars.palette.text.primary,
  '&[data-inactive]': { color: theme.vars.palette.text.secondary },
  '&:hover': { background: theme.vars.palette.primary.light },
  // The focus ring is inside, because the scrolling list would cut off the sides of a ring outside.
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current]': {
    fontWeight: 700,
    color: theme.vars.palette.primary.dark,
    background: theme.vars.palette.primary.light,
  },
  '& > span': { fontSize: '0.875rem' },
}));

interface PlayerListProps {
  players: readonly ListedPlayer[];
  /** The player whose profile is shown. */
  chosen: number | null;
}

/** All players ever by surname, in a sidebar; the address contains the search. */
export function PlayerList({ players, chosen }: PlayerListProps) {
  const { hrefWith } = useAddress();
  const [search, changeSearch] = useAddressText('trazi');
  const groups = useRef<HTMLDivElement>(null);
  const found = foundPlayers(players, search);
  const names = sortedNames(players);
  const newest = players.find(({ place }) => place)?.place?.year;

  // Only once: scrolls the list to the player whose profile a link has opened.
  useEffect(() => {
    const box = groups.current;
    const current = box?.querySelector<HTMLElement>('[aria-current]');
    if (box && current) box.scrollTop = current.offsetTop - box.offsetTop - box.clientHeight / 3;
  }, []);

  return (
    <Card aria-label="Igrači">
      <Box sx={{ px: 0.75 }}>
        <SearchField
          label="Traži igrača"
          placeholder="Prezime ili nadimak"
          size="small"
          value={search}
          onChange={changeSearch}
        />
      </Box>
      <Typography variant="body2" color="textSecondary" role="status" sx={{ px: 1.5, pt: 1 }}>
        {playerCount(found.length)}
        {newest && ` · broj je mjesto ${newest}.`}
      </Typography>
      {found.length === 0 && (
        <Typography sx={{ px: 1.5, py: 2 }}>
          Nitko ne odgovara pretrazi. Provjerite upisano ili obrišite pretragu.
        </Typography>
      )}
      <Groups ref={groups}>
        {playerGroups(found).map(({ letter, players: of }) => (
          <div key={letter}>
            <p aria-hidden>{letter}</p>
            <ul aria-label={letter}>
              {of.map((player) => (
                <li key={player.id}>
                  <Entry
                    to={{
                      pathname: `/summer-league/players-list/${player.id}`,
                      ...hrefWith({ sezona: null, mecevi: null }),
                    }}
                    aria-current={player.id === chosen ? 'page' : undefined}
                    data-inactive={player.activeLeague === 'INACTIVE' || undefined}
                    preventScrollReset
                  >
                    {names.get(player.id)}
                    {player.place && (
                      <span>
                        {player.place.rank}.<VisuallyHidden> mjesto</VisuallyHidden>
                      </span>
                    )}
                  </Entry>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Groups>
    </Card>
  );
}
