import { useAddress } from '@club/shared/address';
import { Link } from '@club/shared/router';
import { TARGET } from '@club/shared/theme';
import { styled } from '@club/shared/ui-core';

const Bar = styled('nav')({ '@media print': { display: 'none' } });

const List = styled('ul')(({ theme }) => ({
  display: 'inline-flex',
  maxWidth: '100%',
  margin: 0,
  padding: 3,
  listStyle: 'none',
  borderRadius: 12,
  background: theme.vars.palette.track,
  [theme.breakpoints.down('sm')]: { display: 'flex', flexWrap: 'wrap', '& > li': { flex: '1 1 0' } },
}));

const Segment = styled(Link)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: TARGET,
  paddingInline: 14,
  borderRadius: 10,
  fontSize: '0.875rem',
  fontWeight: 600,
  textAlign: 'center',
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  '&[aria-current]': { color: theme.vars.palette.text.primary, background: theme.vars.palette.background.paper },
  [theme.breakpoints.down('sm')]: { paddingInline: 4 },
}));

interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the choice: `Dio kola`. */
  label: string;
  /** Its search parameter. */
  param: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
}

/** A choice of one part of a page, stored in the address. */
export function SegmentedControl<Value extends string>({ label, param, value, options }: SegmentedControlProps<Value>) {
  const { hrefWith } = useAddress();
  return (
    <Bar aria-label={label}>
      <List>
        {options.map((option) => (
          <li key={option.value}>
            <Segment
              to={hrefWith({ [param]: option.value })}
              aria-current={option.value === value || undefined}
              replace
              preventScrollReset
            >
              {option.label}
            </Segment>
          </li>
        ))}
      </List>
    </Bar>
  );
}
