import { ExpandIcon } from '@club/shared/icons';
import { useLocation } from '@club/shared/router';
import { styled } from '@club/shared/ui-core';
import type { MenuItem } from './menu-entries';
import { MenuButton, MenuLink } from './menu-link';
import { Popup } from './popup';

/** More entries than this leave no room for the club's name beside them. */
const ROOMY = 7;
export const isCrowded = (items: readonly MenuItem[]): boolean => items.length > ROOMY;

const entries = (size: string, padding: string) => ({ '--menu-entry-size': size, '--menu-entry-padding': padding });
// The line must hold all entries from the header's breakpoint (1212 px) on.
const Bar = styled('ul')({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media (max-width: 1340px)': entries('0.875rem', '7px'),
  '&[data-crowded]': entries('0.875rem', '7px'),
  '@media (max-width: 1390px)': { '&[data-crowded]': entries('0.8125rem', '6px') },
  '@media (max-width: 1250px)': { '&[data-crowded]': entries('0.78rem', '5px') },
});
const Column = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

/** The menu as one line. */
export function DesktopMenu({ items }: { items: readonly MenuItem[] }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Glavni izbornik">
      <Bar data-crowded={isCrowded(items) || undefined}>
        {items.map((item) => (
          <li key={item.label}>
            {'path' in item ? (
              <MenuLink to={item.path}>{item.label}</MenuLink>
            ) : (
              <Popup
                opener={
                  <MenuButton type="button" data-marked={item.links.some(({ path }) => path === pathname) || undefined}>
                    {item.label} <ExpandIcon fontSize="small" />
                  </MenuButton>
                }
              >
                <Column>
                  {item.links.map(({ label, path }) => (
                    <li key={path}>
                      <MenuLink to={path}>{label}</MenuLink>
                    </li>
                  ))}
                </Column>
              </Popup>
            )}
          </li>
        ))}
      </Bar>
    </nav>
  );
}
