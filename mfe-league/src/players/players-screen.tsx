import { RowId } from '@club/shared/contracts/scalars';
import { sortedNames } from '@club/shared/league-player';
import { useNavigate, useParams } from '@club/shared/router';
import { PHONE } from '@club/shared/theme';
import {
  BlockSkeleton,
  Box,
  EmptyState,
  Loaded,
  PageHeading,
  SectionCard,
  styled,
  usePhone,
} from '@club/shared/ui-core';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';
import { PlayerField } from '../player-search/player-field';
import { NoPlayer } from '../profile/no-player';
import { PlayerProfile } from '../profile/player-profile';
import { NobodyYet } from './nobody-yet';
import { PlayerList } from './player-list';
import { usePlayers } from './use-players';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '270px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 18,
  [`${PHONE}, print`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** All players ever, and the profile of the one in the address. */
export default function PlayersScreen() {
  const { id } = useParams();
  const chosen = RowId.safeParse(id).data ?? null;
  const players = usePlayers();
  const isEmpty = players.data?.length === 0;
  const name = chosen === null ? undefined : sortedNames(players.data ?? []).get(chosen);
  return (
    <>
      {id === undefined ? (
        <>
          <Breadcrumbs here="Igrači" />
          <PageHeading title="Igrači" subtitle="Svi koji su ikada igrali ligu. Odaberite igrača za njegov profil." />
        </>
      ) : (
        <Breadcrumbs
          between={[{ label: 'Igrači', to: '/summer-league/players-list' }]}
          here={name ?? 'Profil igrača'}
        />
      )}
      {isEmpty && id === undefined ? (
        <NobodyYet title="Još nema igrača." />
      ) : (
        <Columns>
          <Chooser players={players} chosen={chosen} />
          {id === undefined ? (
            <SectionCard>
              <EmptyState title="Odaberite igrača.">
                Ovdje će biti njegov profil: mečevi, bodovi, mjesto i naslovi.
              </EmptyState>
            </SectionCard>
          ) : (
            <Box>{chosen === null ? <NoPlayer /> : <PlayerProfile key={chosen} id={chosen} name={name} />}</Box>
          )}
        </Columns>
      )}
    </>
  );
}

function Chooser({ players, chosen }: { players: ReturnType<typeof usePlayers>; chosen: number | null }) {
  // On a phone the list is a dropdown (specification, section 9).
  const isPhone = usePhone();
  const navigate = useNavigate();
  return (
    <Box sx={{ minWidth: 0, '@media print': { display: 'none' } }}>
      <Loaded query={players} what="igrače" skeleton={<BlockSkeleton height={isPhone ? 56 : 640} />}>
        {(all) =>
          isPhone ? (
            <PlayerField
              label="Igrač"
              players={all}
              value={chosen}
              onChange={(id) => navigate(`/summer-league/players-list/${id}`, { preventScrollReset: true })}
            />
          ) : (
            <PlayerList players={all} chosen={chosen} />
          )
        }
      </Loaded>
    </Box>
  );
}
