import type { LeagueSeasonSettings } from '@club/shared/contracts/league/season-settings';
import { formatEuros, shortDate } from '@club/shared/domain';
import { Button, Loaded, SectionCard, TableSkeleton } from '@club/shared/ui-core';
import { type Column, DataTable } from '@club/shared/ui-data';
import { useState } from 'react';
import { LeagueSeasonDialog } from './league-season-dialog';
import { useLeagueSeasons } from './use-league-seasons';

const STATES = {
  PREPARING: 'u pripremi',
  ROUNDS: 'igraju se kola',
  KNOCKOUT: 'doigravanje',
  FINISHED: 'završena',
} as const;

/** The league's seasons, each with its fee, periods and rules. */
export function LeagueSeasonsSection() {
  const seasons = useLeagueSeasons();
  const [year, setYear] = useState<number>();
  const columns: Column<LeagueSeasonSettings>[] = [
    { id: 'year', header: 'Sezona', cell: (season) => `${season.year}.`, phone: 'heading' },
    { id: 'state', header: 'Stanje', cell: ({ state }) => STATES[state] },
    { id: 'entries', header: 'Igrača', align: 'right', cell: ({ entries }) => entries },
    {
      id: 'rounds',
      header: 'Kola',
      align: 'right',
      cell: ({ kind, rules }) => (kind === 'RULES' ? rules.rounds : '–'),
    },
    { id: 'fee', header: 'Članarina', align: 'right', cell: ({ frame }) => formatEuros(frame.fee) },
    {
      id: 'window',
      header: 'Prijave',
      cell: ({ frame }) =>
        frame.registrationClosed
          ? 'zatvorene'
          : `${shortDate(frame.registrationFrom)} – ${shortDate(frame.registrationUntil)}`,
    },
    {
      id: 'edit',
      header: 'Izmjena',
      actions: true,
      cell: (season) => (
        <Button aria-label={`Uredi, sezona lige ${season.year}.`} onClick={() => setYear(season.year)}>
          Uredi
        </Button>
      ),
    },
  ];
  return (
    <SectionCard title="Sezone lige" flush>
      <Loaded query={seasons} what="sezone lige" skeleton={<TableSkeleton rows={6} columns={6} />}>
        {(rows) => {
          const chosen = rows.find((season) => season.year === year);
          return (
            <>
              <DataTable
                caption="Sezone lige"
                captionHidden
                columns={columns}
                rows={rows}
                rowKey={(season) => season.year}
                empty="Liga još nema nijedne sezone."
              />
              {chosen && <LeagueSeasonDialog key={year} season={chosen} onClose={() => setYear(undefined)} />}
            </>
          );
        }}
      </Loaded>
    </SectionCard>
  );
}
