import { NavLink } from '@club/shared/router';
import { styled } from '@club/shared/ui-core';

const Bar = styled('nav')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.125rem, 100%), 1fr))',
  gap: 4,
  padding: 6,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 14,
  background: theme.vars.palette.background.paper,
  '& a': {
    display: 'grid',
    alignItems: 'center',
    minHeight: 44,
    padding: '4px 10px',
    borderRadius: 10,
    fontSize: '0.875rem',
    fontWeight: 600,
    textDecoration: 'none',
    color: theme.vars.palette.text.primary,
  },
  '& a:hover, & a[aria-current]': { background: theme.vars.palette.primary.light },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr' },
  '@media print': { display: 'none' },
}));

/** Links to the pages of the pyramid control. */
export function PyramidNav({ year }: { year: number }) {
  return (
    <Bar aria-label="Kontrola piramide">
      <NavLink to="/admin/pyramid-control" end>
        Početna piramida
      </NavLink>
      <NavLink to="/admin/pyramid-control/rounds">Kola</NavLink>
      <NavLink to="/admin/pyramid-control/results">Ispravci rezultata</NavLink>
      <NavLink to="/admin/pyramid-control/edit-pyramids">Uređivanje piramida</NavLink>
      <NavLink to="/admin/pyramid-control/knockout">Završni turnir</NavLink>
      <NavLink to="/admin/pyramid-control/changes">Promjene</NavLink>
      <NavLink to={`/summer-league/${year}`}>Rezultati piramide</NavLink>
    </Bar>
  );
}
