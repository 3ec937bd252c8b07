import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { setWinner } from '@club/shared/domain';
import { styled } from '@club/shared/ui-core';
import type { RefObject } from 'react';
import { playerOn } from '../../match/sides';
import { sideRole } from '../own-match/match-role';
import { ownSideFirst } from '../own-match/match-state';
import { type Draft, isHalfTyped, setsOf } from './draft';
import { fieldName } from './field-order';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) repeat(3, 108px)',
  alignItems: 'center',
  gap: 10,
  '& > [data-set-name]': {
    fontSize: '0.8125rem',
    fontWeight: 700,
    textAlign: 'center',
    color: theme.vars.palette.text.secondary,
  },
  '& > [data-player] > b': { display: 'block' },
  '& > [data-player] > small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > [data-corner]': { display: 'none' },
    '& > [data-player]': {
      gridColumn: '1 / -1',
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
    },
  },
}));

const Field = styled('input')(({ theme }) => ({
  width: '100%',
  height: 64,
  font: 'inherit',
  fontSize: '1.75rem',
  fontWeight: 700,
  textAlign: 'center',
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.text.disabled}`,
  borderRadius: 12,
  '&[data-won]': {
    color: theme.vars.palette.free.main,
    background: theme.vars.palette.free.soft,
    borderColor: theme.vars.palette.free.line,
  },
  '&:focus, &[data-active]': {
    outline: `3px solid ${theme.vars.palette.primary.light}`,
    // Safari's own, −2 px for a focused field, covers the border.
    outlineOffset: 0,
    borderColor: theme.vars.palette.primary.main,
  },
}));

interface ScoreFieldsProps {
  match: MyLeagueMatch;
  draft: Draft;
  /** Index of the field that the keypad fills. */
  active: number;
  fields: RefObject<(HTMLInputElement | null)[]>;
  onActive: (index: number) => void;
  onGames: (index: number, games: number | null) => void;
}

/** Games of each set, the player's own line first; after a digit the focus moves to the next field. */
export function ScoreFields({ match, draft, active, fields, onActive, onGames }: ScoreFieldsProps) {
  const sets = setsOf(draft);
  return (
    <Grid>
      <span data-corner />
      {[1, 2, 3].map((set) => (
        <span key={set} data-set-name>
          {set}. set
        </span>
      ))}
      {ownSideFirst(match).map((side) => {
        const player = playerOn(match, side);
        return [
          <div key={`player ${side}`} data-player>
            <b>{player.displayName}</b>
            <small>{sideRole(match, side)}</small>
          </div>,
          ...sets.map((set, number) => {
            const index = number * 2 + side - 1;
            const hasWon = !isHalfTyped(draft, number) && setWinner(set) === side - 1;
            return (
              <Field
                key={`field ${index}`}
                ref={(element) => {
                  if (fields.current) fields.current[index] = element;
                }}
                aria-label={fieldName(index, match)}
                // The keypad below fills the field, and the phone's own keyboard would cover it.
                inputMode="none"
                autoComplete="off"
                pattern="[0-7]"
                maxLength={1}
                value={draft.games[index] ?? ''}
                data-won={hasWon || undefined}
                data-active={index === active || undefined}
                onFocus={(event) => {
                  event.target.select();
                  onActive(index);
                }}
                // Otherwise Safari removes the selection after the click, and a field with its one digit accepts no second one.
                onMouseUp={(event) => {
                  event.preventDefault();
                  event.currentTarget.select();
                }}
                onChange={({ target }) => {
                  if (target.value === '') onGames(index, null);
                  else if (/^[0-7]$/.test(target.value)) onGames(index, Number(target.value));
                }}
              />
            );
          }),
        ];
      })}
    </Grid>
  );
}
