import type { RegistrationWindow } from '@club/shared/contracts/league/registration';
import { plural } from '@club/shared/domain';
import { useRegistrationWindow } from '@club/shared/league-query';
import { useAllSettled } from '@club/shared/query';
import {
  Box,
  ButtonLink,
  EmptyState,
  Loaded,
  PageHeading,
  SectionCard,
  TableSkeleton,
  TextLink,
} from '@club/shared/ui-core';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';
import { RegisteredTable } from './registered-table';
import { useRegisteredPlayers } from './use-registered-players';

/** The players registered for the season that the form currently registers for. */
export default function RegisteredPlayersScreen() {
  const players = useRegisteredPlayers();
  const registration = useRegistrationWindow();
  const isButtonKnown = useAllSettled(registration);
  const window = registration.data;
  const count = players.data?.length ?? 0;
  const season = window ? `Sezona ${window.year}.` : 'Ljetna liga';
  return (
    <>
      <Breadcrumbs here="Prijavljeni igrači" />
      <Box sx={{ maxWidth: 760 }}>
        <PageHeading
          title="Prijavljeni igrači"
          subtitle={count ? `${season} · ${count} ${plural(count, 'prijava', 'prijave', 'prijava')}` : season}
          action={
            window?.isOpen && (
              <ButtonLink variant="contained" to="/league-registration">
                Prijavi se za ligu
              </ButtonLink>
            )
          }
        />
        {/* Its position depends on the button above: it is rendered after it, so that it does not jump. */}
        {isButtonKnown && (
          <SectionCard flush>
            <Loaded query={players} what="prijavljene igrače" skeleton={<TableSkeleton rows={12} columns={4} />}>
              {(list) => (list.length > 0 ? <RegisteredTable players={list} /> : <NoRegistrations window={window} />)}
            </Loaded>
          </SectionCard>
        )}
      </Box>
    </>
  );
}

function NoRegistrations({ window }: { window: RegistrationWindow | undefined }) {
  const title = 'Još nema prijavljenih igrača.';
  if (window?.isOpen === false) {
    return <EmptyState title={title}>Prijave za ligu {window.year}. su zatvorene.</EmptyState>;
  }
  return (
    <EmptyState
      title={title}
      action={
        <TextLink alone to="/league-registration">
          Prijava za ligu
        </TextLink>
      }
    >
      Prvi prijavljeni igrač bit će ovdje čim pošalje prijavu.
    </EmptyState>
  );
}
