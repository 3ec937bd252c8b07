import type { SeasonFileReport } from '@club/shared/contracts/league/season-files';
import { matchCount, playerCount, plural, roundCount } from '@club/shared/domain';
import { Alert, Box, SectionCard, StatusChip, styled, Typography } from '@club/shared/ui-core';

const Problems = styled('ol')(({ theme }) => ({
  margin: theme.spacing(1, 0, 0),
  paddingLeft: 0,
  listStyle: 'none',
  maxHeight: 360,
  overflowY: 'auto',
}));

/** The effects of importing one file, or all its problems by line. */
export function FileReport({ report }: { report: SeasonFileReport }) {
  const { name, year, problems } = report;
  return (
    <SectionCard title={year === null ? name : `${year}. (${name})`}>
      {problems.length === 0 ? (
        <>
          <StatusChip tone={report.isReplacing ? 'maintenance' : 'free'}>
            {report.isReplacing ? 'Zamjenjuje postojeću sezonu' : 'Nova sezona'}
          </StatusChip>
          <Typography sx={{ mt: 1 }}>{summaryOf(report)}</Typography>
        </>
      ) : (
        <>
          <Alert severity="error">{problemCount(problems.length)}</Alert>
          <Problems aria-label={`Problemi datoteke ${name}`} tabIndex={0}>
            {problems.map(({ line, message }) => (
              <li key={`${line} ${message}`}>
                <Box component="strong">{line === null ? 'Cijela datoteka' : `${line}. redak`}</Box>: {message}
              </li>
            ))}
          </Problems>
        </>
      )}
    </SectionCard>
  );
}

function summaryOf({ players, newPlayers, rounds, matches }: SeasonFileReport): string {
  return [
    `${playerCount(players)} (${newPlayers} ${plural(newPlayers, 'novi', 'nova', 'novih')})`,
    roundCount(rounds),
    matchCount(matches),
  ].join(' · ');
}

function problemCount(count: number): string {
  return `${count} ${plural(count, 'problem', 'problema', 'problema')}; ispravite datoteku i odaberite je ponovno.`;
}
