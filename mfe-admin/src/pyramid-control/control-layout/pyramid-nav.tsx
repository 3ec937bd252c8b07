import { ExpandIcon } from '@club/shared/icons';
import { NavLink, useLocation } from '@club/shared/router';
import { CARD, PLAIN_LIST, TARGET } from '@club/shared/theme';
import { Button, Popup, styled, usePhone } from '@club/shared/ui-core';
import { useClosingPath } from '../round-closing/closing-choices';
import { pagesOf } from './pyramid-pages';

const Bar = styled('nav')(({ theme }) => ({
  padding: 6,
  ...CARD({ theme }),
  '& ul': { display: 'flex', gap: 4, ...PLAIN_LIST },
  '& li': { flex: '1 1 auto' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    height: '100%',
    minHeight: TARGET,
    padding: '4px 8px',
    borderRadius: 10,
    fontSize: '0.875rem',
    fontWeight: 600,
    textDecoration: 'none',
    color: theme.vars.palette.text.primary,
  },
  '& a svg': { fontSize: '1.25rem', color: theme.vars.palette.text.secondary },
  '& a:hover': { background: theme.vars.palette.primary.light },
  '& a[aria-current], & a[aria-current] svg': {
    background: theme.vars.palette.primary.light,
    color: theme.vars.palette.primary.dark,
  },
  [theme.breakpoints.up('lg')]: { '& ul': { flexDirection: 'column' } },
  [theme.breakpoints.down('lg')]: {
    '& a': { justifyContent: 'center', textAlign: 'center' },
    '& a svg': { display: 'none' },
  },
  [theme.breakpoints.down('sm')]: {
    padding: 0,
    border: 0,
    background: 'none',
    '& ul': { flexDirection: 'column' },
    '& a': { justifyContent: 'start', textAlign: 'left' },
    '& a svg': { display: 'block' },
  },
  '@media print': { display: 'none' },
}));

const Opener = styled(Button)(({ theme }) => ({
  width: '100%',
  minHeight: 48,
  justifyContent: 'start',
  borderRadius: 14,
  borderColor: theme.vars.palette.divider,
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.paper,
  '& .MuiButton-endIcon': { marginLeft: 'auto' },
  '& .MuiButton-startIcon': { color: theme.vars.palette.primary.dark },
}));

/** Links to the pages of the pyramid control; on a phone one line that names the page and opens the others. */
export function PyramidNav({ year }: { year: number | undefined }) {
  const isPhone = usePhone();
  const { pathname } = useLocation();
  const pathTo = useClosingPath();
  const pages = pagesOf(year);
  const current = pages.find(({ to }) => to === pathname);
  const list = (
    <ul>
      {pages.map(({ to, label, Icon }) => (
        <li key={label}>
          <NavLink to={isControl(to) ? pathTo(to) : to} end>
            <Icon aria-hidden />
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
  return (
    <Bar aria-label="Kontrola piramide">
      {isPhone ? (
        <Popup
          wide
          opener={
            <Opener variant="outlined" startIcon={current && <current.Icon />} endIcon={<ExpandIcon />}>
              {current?.label ?? 'Stranice'}
            </Opener>
          }
        >
          {list}
        </Popup>
      ) : (
        list
      )}
    </Bar>
  );
}

/** Whether a page belongs to the pyramid control: the others know nothing of its choices. */
const isControl = (to: string): boolean => to.startsWith('/admin/');
