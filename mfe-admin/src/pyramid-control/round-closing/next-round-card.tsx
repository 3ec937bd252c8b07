import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import type { RoundDates, RoundPreview } from '@club/shared/contracts/league/rounds';
import { briefDate } from '@club/shared/domain';
import { Button, ButtonLink, SectionCard, Stack, Typography } from '@club/shared/ui-core';
import { namesOf } from '../controlled-season/unplaced';
import { useClosingPath } from './closing-choices';

interface NextRoundCardProps {
  number: number;
  dates: RoundDates;
  /** Who joins and leaves with the next round; unknown while the preview is loading. */
  field?: Pick<NonNullable<RoundPreview['next']>, 'joined' | 'withdrawn'> | null | undefined;
  onDate: () => void;
}

/** What the administrator decides about the next round: its dates, and a pyramid made by hand. */
export function NextRoundCard({ number, dates: { startDate, endDate }, field, onDate }: NextRoundCardProps) {
  const pathTo = useClosingPath();
  return (
    <SectionCard title={`${number}. kolo`}>
      <Stack spacing={1.5}>
        <Typography sx={{ fontWeight: 600 }}>
          {briefDate(startDate)} – {briefDate(endDate)}
        </Typography>
        {field && <Players players={field.joined} one="Ulazi" many="Ulaze" />}
        {field && <Players players={field.withdrawn} one="Izlazi" many="Izlaze" />}
        <Button variant="outlined" onClick={onDate}>
          Datumi sljedećeg kola
        </Button>
        <ButtonLink variant="outlined" to={pathTo('/admin/pyramid-control/edit-pyramids')}>
          Uredi piramidu ručno
        </ButtonLink>
      </Stack>
    </SectionCard>
  );
}

function Players({ players, one, many }: { players: readonly LeaguePlayer[]; one: string; many: string }) {
  if (players.length === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {players.length === 1 ? one : many}: {namesOf(players)}
    </Typography>
  );
}
