import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { TARGET } from '@club/shared/theme';
import { styled } from '@club/shared/ui-core';
import { playerOn } from '../../match/sides';
import { ownSideFirst } from '../own-match/match-state';
import type { Draft } from './draft';

const Frame = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 24,
  margin: '14px 0 0',
  padding: '2px 14px 6px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  '& legend': { padding: '0 4px', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& label': { display: 'flex', alignItems: 'center', gap: 10, minHeight: TARGET, cursor: 'pointer' },
  '& input': { width: 20, height: 20, margin: 0, accentColor: theme.vars.palette.primary.main },
}));

interface RetirementBoxesProps {
  match: MyLeagueMatch;
  retired: Draft['retired'];
  onRetired: (side: Draft['retired']) => void;
}

/** Checking a player's box sets who retired; unchecking clears it. At most one of the two can be checked. */
export function RetirementBoxes({ match, retired, onRetired }: RetirementBoxesProps) {
  return (
    <Frame>
      <legend>Predaja u meču (ret.)</legend>
      {ownSideFirst(match).map((side) => (
        <label key={side}>
          <input
            type="checkbox"
            checked={retired === side}
            onChange={() => onRetired(retired === side ? null : side)}
          />
          {playerOn(match, side).displayName}
        </label>
      ))}
    </Frame>
  );
}
