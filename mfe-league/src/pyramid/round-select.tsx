import { useAddress } from '@club/shared/address';
import type { LeagueRound } from '@club/shared/contracts/league/pyramids';
import { ExpandIcon } from '@club/shared/icons';
import { TARGET } from '@club/shared/theme';
import { styled, Typography } from '@club/shared/ui-core';
import { roundDates } from './round-summary';

const Field = styled('div')({
  position: 'relative',
  width: 'fit-content',
  // Takes only the height of its text in the line, although it is as high as a touch target.
  margin: '-6px auto',
  '& svg': { position: 'absolute', top: 'calc(50% - 10px)', right: 4, fontSize: 20, pointerEvents: 'none' },
});

const Select = styled('select')(({ theme }) => ({
  // Otherwise Safari would draw its own button with a border.
  appearance: 'none',
  minHeight: TARGET,
  padding: '0 26px',
  font: 'inherit',
  fontSize: '1.125rem',
  fontWeight: 700,
  textAlign: 'center',
  textAlignLast: 'center',
  color: 'inherit',
  border: 0,
  borderRadius: 8,
  background: 'none',
  // So that the focus ring does not overlap the dates.
  '&:focus-visible': { outlineOffset: -6 },
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
      <Field>
        <Select aria-label="Kolo" value={round.number} onChange={(event) => change({ [param]: event.target.value })}>
          {rounds.map(({ number }) => (
            <option key={number} value={number}>
              {number}. kolo
            </option>
          ))}
        </Select>
        <ExpandIcon aria-hidden />
      </Field>
      <Typography variant="body2" color="textSecondary">
        {roundDates(round) || '\u00a0'}
      </Typography>
    </>
  );
}
