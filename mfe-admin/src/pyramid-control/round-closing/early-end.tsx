import { useClubDay } from '@club/shared/club-day';
import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { TextLink, Typography } from '@club/shared/ui-core';
import { useClosingPath } from './closing-choices';

/** Says that the next round can begin before the planned end of the open one, which nothing else shows. */
export function EarlyEnd({ control: { rounds } }: { control: SeasonControl }) {
  const today = useClubDay().data?.today;
  const pathTo = useClosingPath();
  const open = rounds.at(-1);
  if (!today || !open?.endDate || today > open.endDate) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      Ako se {open.number}. kolo zatvara ranije, najprije mu{' '}
      <TextLink to={pathTo('/admin/pyramid-control/rounds')}>pomaknite kraj</TextLink>.
    </Typography>
  );
}
