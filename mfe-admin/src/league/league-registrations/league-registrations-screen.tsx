import { useClubDay } from '@club/shared/club-day';
import type { Registration } from '@club/shared/contracts/league/registrations-control';
import { personName, shortDate } from '@club/shared/domain';
import { AddIcon } from '@club/shared/icons';
import { useAllSettled } from '@club/shared/query';
import { Box, Button, Loaded, PageHeading, SectionCard, Stack, TableSkeleton, Typography } from '@club/shared/ui-core';
import type { Column } from '@club/shared/ui-data';
import { SelectField } from '@club/shared/ui-form';
import { type ReactNode, useMemo, useState } from 'react';
import { usePrefetch } from '../../api/use-admin-query';
import { LEAGUE_SEASONS, useSeasonSettings } from '../../settings/league-settings/use-season-settings';
import { LeaguePlayersCard } from '../league-players/league-players-card';
import { LEAGUE_PLAYERS } from '../league-players/use-league-players';
import { AddDialog } from './add-dialog';
import { Contact } from './contact';
import { RefuseSeveralDialog } from './refuse-several-dialog';
import { type OpenedRegistration, RegistrationActions } from './registration-actions';
import { RegistrationDialog } from './registration-dialog';
import { RegistrationDay, RegistrationState } from './registration-state';
import { RegistrationTable } from './registration-table';
import { undecidedOf } from './undecided';
import type { useRegistrations } from './use-registrations';
import { useYearChoice } from './use-year-choice';

const DATA: Column<Registration>[] = [
  { id: 'name', header: 'Igrač', cell: personName, phone: 'heading' },
  { id: 'birth', header: 'Rođenje', phone: 'labelled', cell: ({ birthDate }) => shortDate(birthDate) },
  { id: 'city', header: 'Mjesto', phone: 'line', cell: ({ city }) => city },
  {
    id: 'contact',
    header: 'Kontakt',
    phone: 'line',
    long: true,
    cell: (registration) => <Contact {...registration} />,
  },
  { id: 'at', header: 'Prijava', phone: 'labelled', cell: (registration) => <RegistrationDay {...registration} /> },
  { id: 'state', header: 'Stanje', phone: 'aside', cell: (registration) => <RegistrationState {...registration} /> },
];
const columnsOf = (
  season: { mayAccept: boolean; mayUndo: boolean; isFree: boolean },
  onOpen: (opened: OpenedRegistration) => void,
): Column<Registration>[] => [
  ...DATA,
  {
    id: 'actions',
    header: 'Radnje',
    actions: true,
    cell: (registration) => (
      <RegistrationActions registration={registration} {...season} onOpen={(kind) => onOpen({ kind, registration })} />
    ),
  },
];

const READ_BY_YEAR = [LEAGUE_SEASONS, LEAGUE_PLAYERS];

export default function LeagueRegistrationsScreen() {
  const day = useClubDay();
  usePrefetch(READ_BY_YEAR);
  return (
    <>
      <PageHeading
        title="Prijave za ligu"
        subtitle="Prihvaćanjem igrač ulazi u sezonu; ako se članarina plaća, dobiva je kao neplaćenu."
      />
      <Loaded query={day} what="godine" skeleton={<TableSkeleton rows={6} columns={6} />}>
        {({ leagueYear }) => (
          <YearChoice present={leagueYear}>
            <LeaguePlayersCard />
          </YearChoice>
        )}
      </Loaded>
    </>
  );
}

interface YearChoiceProps {
  present: number;
  /** Rendered below the registrations once they have loaded, because they would move it. */
  children: ReactNode;
}

function YearChoice({ present, children }: YearChoiceProps) {
  const seasons = useSeasonSettings();
  const { chosen, options, choose } = useYearChoice(present, seasons.data);
  const areListed = useAllSettled(chosen?.registrations, seasons);
  if (!chosen) return <TableSkeleton rows={6} columns={6} />;
  return (
    <Stack spacing="18px">
      <SelectField
        label="Sezona"
        value={String(chosen.year)}
        options={options}
        onChange={choose}
        sx={{ maxWidth: '14rem' }}
      />
      <YearRegistrations {...chosen} seasons={seasons} present={present} />
      {areListed && <Box sx={{ pt: 0.75 }}>{children}</Box>}
    </Stack>
  );
}

interface YearRegistrationsProps {
  year: number;
  registrations: ReturnType<typeof useRegistrations>;
  seasons: ReturnType<typeof useSeasonSettings>;
  present: number;
}

function YearRegistrations({ year, registrations, seasons, present }: YearRegistrationsProps) {
  const season = seasons.data?.find((each) => each.year === year);
  const areSeasonsRead = useAllSettled(seasons);
  // The first player of a coming season prepares it; if the seasons are unknown, the server decides.
  const takesPlayers = season?.takesPlayers ?? (!seasons.data || year >= present);
  const mayUndo = season ? season.state === 'PREPARING' : !seasons.data;
  const isFree = season?.frame.fee === 0;
  const limit = areSeasonsRead && limitOf({ year, takesPlayers, substitutesOnly: season?.substitutesOnly, isFree });
  // Shown together with the possible actions.
  const offered = { ...registrations, data: areSeasonsRead ? registrations.data : undefined };
  const undecided = undecidedOf(registrations.data);
  const [open, setOpen] = useState<'add' | 'refuse'>();
  const close = () => setOpen(undefined);
  const [opened, setOpened] = useState<OpenedRegistration>();
  const columns = useMemo(
    () => columnsOf({ mayAccept: takesPlayers, mayUndo, isFree }, setOpened),
    [takesPlayers, mayUndo, isFree],
  );
  const actions = (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'flex-end', mr: '-18px' }}>
      {undecided.length > 1 && (
        <Button color="error" onClick={() => setOpen('refuse')}>
          Odbij više
        </Button>
      )}
      {takesPlayers && (
        <Button startIcon={<AddIcon />} disabled={!areSeasonsRead} onClick={() => setOpen('add')}>
          Dodaj igrača
        </Button>
      )}
    </Stack>
  );
  return (
    <SectionCard title={`Prijave ${year}.`} action={actions} flush>
      {limit && (
        <Typography color="textSecondary" sx={{ px: 2, pt: 1.5 }}>
          {limit}
        </Typography>
      )}
      <Loaded query={offered} what="prijave" skeleton={<TableSkeleton rows={6} columns={6} />}>
        {(rows) => <RegistrationTable year={year} registrations={rows} columns={columns} mayArrive={takesPlayers} />}
      </Loaded>
      {open === 'add' && <AddDialog year={year} onClose={close} />}
      {open === 'refuse' && <RefuseSeveralDialog year={year} registrations={undecided} onClose={close} />}
      {opened && (
        <RegistrationDialog
          {...opened}
          registration={registrations.data?.find(({ id }) => id === opened.registration.id) ?? opened.registration}
          onClose={() => setOpened(undefined)}
        />
      )}
    </SectionCard>
  );
}

interface Limits {
  year: number;
  takesPlayers: boolean;
  substitutesOnly: boolean | undefined;
  isFree: boolean;
}

function limitOf({ year, takesPlayers, substitutesOnly, isFree }: Limits): string | undefined {
  if (!takesPlayers) return `Sezona ${year}. više ne prima igrače.`;
  if (!substitutesOnly) return undefined;
  const fee = isFree ? '' : '; članarina se naplaćuje';
  return `Otvoreno je zadnje kolo sezone ${year}. Tko se sada prihvati, može igrati samo kao zamjena${fee}.`;
}
