import type { LeagueRound } from '@club/shared/contracts/league/pyramids';
import { styled, Typography } from '@club/shared/ui-core';
import { useAddress } from '../address/use-address';
import { roundDates } from './round-summary';

const Select = styled('select')(({ theme }) => ({
  // As high as a touch target, in a line of the height of its text.
  minHeight: 44,
  marginBlock: -6,
  padding: '0 6px',
  font: 'inherit',
  fontSize: '1.125rem',
  fontWeight: 700,
  textAlign: 'center',
  color: 'inherit',
  border: 0,
  borderRadius: 8,
  background: 'none',
  '& option': { color: theme.vars.palette.text.primary, background: theme.vars.palette.background.paper },
}));

interface RoundSelectProps {
  rounds: readonly LeagueRound[];
  round: LeagueRound;
  param: string;
}

/** The round on a phone: its name opens the list, its dates are below. */
export function RoundSelect({ rounds, round, param }: RoundSelectProps) {
  const { change } = useAddress();
  return (
    <>
      <Select aria-label="Kolo" value={round.number} onChange={(event) => change({ [param]: event.target.value })}>
        {rounds.map(({ number }) => (
          <option key={number} value={number}>
            {number}. kolo
          </option>
        ))}
      </Select>
      <Typography variant="body2" color="textSecondary">
        {roundDates(round) || '\u00a0'}
      </Typography>
    </>
  );
}
