import { useAddress } from '@club/shared/address';
import { useLocation, useNavigate } from '@club/shared/router';
import { LARGE_TEXT } from '@club/shared/theme';
import { styled } from '@club/shared/ui-core';
import { SelectField } from '@club/shared/ui-form';
import { VIEWS, type View } from './rankings';
import { statisticsPath } from './year-chips';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '2fr 1fr',
  gap: 10,
  marginBottom: 18,
  // With text at 200 % a phone has room for one dropdown in a line.
  [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const ALL = 'sve';

interface NarrowChoiceProps {
  view: View;
  year: number | undefined;
  years: readonly number[];
}

/** View and year as two dropdowns, where there is no room for menu and chips. */
export function NarrowChoice({ view, year, years }: NarrowChoiceProps) {
  const { change } = useAddress();
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <Fields>
      <SelectField
        label="Prikaz"
        value={view}
        options={VIEWS}
        onChange={(value) => change({ prikaz: value, sve: null })}
      />
      <SelectField
        label="Godina"
        value={year === undefined ? ALL : String(year)}
        options={[{ value: ALL, label: 'Sve' }, ...years.map((each) => ({ value: String(each), label: `${each}.` }))]}
        onChange={(value) => navigate({ pathname: statisticsPath(value === ALL ? undefined : Number(value)), search })}
      />
    </Fields>
  );
}
