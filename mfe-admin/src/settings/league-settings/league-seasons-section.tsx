import { useClubDay } from '@club/shared/club-day';
import type { LeagueSeasonSettings } from '@club/shared/contracts/league/season-settings';
import { formatEuros, shortDate, yearOf } from '@club/shared/domain';
import { DownloadButton } from '@club/shared/download';
import { Box, Button, Loaded, SectionCard, TableSkeleton } from '@club/shared/ui-core';
import { type Column, DataTable } from '@club/shared/ui-data';
import { useState } from 'react';
import { LeagueSeasonDialog } from './league-season-dialog';
import { PrepareSeasonButton } from './prepare-season-button';
import { useSeasonSettings } from './use-season-settings';

const STATES = {
  PREPARING: 'u pripremi',
  ROUNDS: 'igraju se kola',
  KNOCKOUT: 'završni turnir',
  FINISHED: 'završena',
} as const;

/** The league's seasons, each with its fee, periods and rules. */
export function LeagueSeasonsSection() {
  const seasons = useSeasonSettings();
  const [year, setYear] = useState<number>();
  const columns: Column<LeagueSeasonSettings>[] = [
    { id: 'year', header: 'Sezona', cell: (season) => `${season.year}.`, phone: 'heading' },
    { id: 'state', header: 'Stanje', phone: 'line', cell: ({ state }) => STATES[state] },
    { id: 'entries', header: 'Aktivnih igrača', align: 'right', phone: 'labelled', cell: ({ entries }) => entries },
    {
      id: 'rounds',
      header: 'Kola',
      align: 'right',
      phone: 'labelled',
      cell: ({ kind, rules }) => (kind === 'RULES' && rules ? rules.rounds : '–'),
    },
    { id: 'fee', header: 'Članarina', align: 'right', phone: 'aside', cell: ({ frame }) => formatEuros(frame.fee) },
    {
      id: 'window',
      header: 'Prijave',
      phone: 'labelled',
      cell: ({ frame }) =>
        frame.registrationClosed
          ? 'zatvorene'
          : `${shortDate(frame.registrationFrom)} – ${shortDate(frame.registrationUntil)}`,
    },
    {
      id: 'actions',
      header: 'Radnje',
      actions: true,
      cell: (season) => (
        <>
          {/* The format of season files cannot represent an unfinished season. */}
          {season.state === 'FINISHED' && (
            <DownloadButton
              path={`admin/league/season-files/${season.year}`}
              label={`Preuzmi, sezona lige ${season.year}.`}
            >
              Preuzmi
            </DownloadButton>
          )}
          <Button aria-label={`Uredi, sezona lige ${season.year}.`} onClick={() => setYear(season.year)}>
            Uredi
          </Button>
        </>
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
              <PrepareSeasons seasons={rows} />
              {chosen && <LeagueSeasonDialog key={year} season={chosen} onClose={() => setYear(undefined)} />}
            </>
          );
        }}
      </Loaded>
    </SectionCard>
  );
}

/** Buttons to prepare this year's and next year's season, if they do not exist; earlier seasons can only be imported. */
function PrepareSeasons({ seasons }: { seasons: readonly LeagueSeasonSettings[] }) {
  const today = useClubDay().data?.today;
  if (!today) return null;
  const years = [yearOf(today), yearOf(today) + 1].filter((year) => seasons.every((season) => season.year !== year));
  if (years.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, p: 2 }}>
      {years.map((year) => (
        <PrepareSeasonButton key={year} year={year} seasons={seasons} variant="outlined" />
      ))}
    </Box>
  );
}
