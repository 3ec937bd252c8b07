import { useClubDay } from '@club/shared/club-day';
import type { PlayerDetails } from '@club/shared/contracts/league/players';
import { longDate, shortDate } from '@club/shared/domain';
import { LeagueIcon } from '@club/shared/icons';
import { sortedName } from '@club/shared/league-player';
import { Box, PageHeading, SectionCard, StatusChip, styled, Typography } from '@club/shared/ui-core';

const Fields = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '12px 32px',
  margin: 0,
  '& dt': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& dd[data-missing]': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    justifyContent: 'stretch',
    gap: 6,
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  },
}));

interface ProfileHeadProps {
  player: PlayerDetails;
  /** The player's name in the list of players, if it is known. */
  name: string | undefined;
}

/** The player: nickname, titles, and the personal fields if they are public. */
export function ProfileHead({ player, name }: ProfileHeadProps) {
  const today = useClubDay().data?.today;
  const fields = [
    // A nickname is below the name.
    ...(player.nickname ? [] : [['Nadimak', null] as const]),
    ['U ligi od', player.startLeague && `${player.startLeague}.`],
    ['Mjesto', player.residence],
    ['Datum rođenja', player.birthday && shortDate(player.birthday)],
    ['Godine', player.age],
    ['E-pošta', player.eMail],
    ['Telefon', player.mobile],
  ] as const;
  const ownName = sortedName({ ime: player.name, prezime: player.lastName });
  return (
    <SectionCard>
      <PageHeading
        // In the list the nickname may be part of the name; here it is below.
        title={player.nickname ? ownName : (name ?? ownName)}
        subtitle={player.nickname && `„${player.nickname}”`}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            {player.activeLeague === 'INACTIVE' && <StatusChip tone="unknown">Nije aktivan</StatusChip>}
            {player.nasloviPrvaka.map(({ year, tournament }) =>
              tournament === 'MAIN' ? (
                <StatusChip key={`${year} ${tournament}`} tone="maintenance" icon={<LeagueIcon />}>
                  Prvak {year}.
                </StatusChip>
              ) : (
                <StatusChip key={`${year} ${tournament}`} tone="unknown">
                  Utješni turnir {year}.
                </StatusChip>
              ),
            )}
            {today && (
              <Typography component="span" variant="body2" color="textSecondary">
                {longDate(today)}
              </Typography>
            )}
          </Box>
        }
      />
      <Fields>
        {fields.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-missing={value === null || undefined}>{value ?? 'N/A'}</dd>
          </div>
        ))}
      </Fields>
    </SectionCard>
  );
}
