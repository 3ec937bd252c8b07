import { ExpandIcon } from '@club/shared/icons';
import { useLocation } from '@club/shared/router';
import { PLAIN_LIST } from '@club/shared/theme';
import { Popup, styled } from '@club/shared/ui-core';
import { isHere } from './is-here';
import type { MenuItem } from './menu-entries';
import { MenuButton, MenuLink } from './menu-link';

/** Up to this number of entries there is room for the club's name next to them. */
const MAX_ENTRIES_WITH_NAME = 7;
export const isCrowded = (items: readonly MenuItem[]): boolean => items.length > MAX_ENTRIES_WITH_NAME;

const SMALLER = { '--menu-entry-size': '0.875rem', '--menu-entry-padding': '7px' };
const Line = styled('nav')({ minWidth: 0 });
// Above the header's breakpoint it must have room for all entries of the user with the most entries, in any font: if
// they do not fit next to each other, their text wraps.
const Bar = styled('ul')({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  ...PLAIN_LIST,
  '@media (max-width: 83.75em)': SMALLER,
  '&[data-crowded]': SMALLER,
  '& > li > a': { textAlign: 'center', lineHeight: 1.2, whiteSpace: 'normal' },
});
const Column = styled('ul')(PLAIN_LIST);

/** The menu as one line. */
export function DesktopMenu({ items }: { items: readonly MenuItem[] }) {
  const { pathname } = useLocation();
  return (
    <Line aria-label="Glavni izbornik">
      <Bar data-crowded={isCrowded(items) || undefined}>
        {items.map((item) => (
          <li key={item.label}>
            {'path' in item ? (
              <MenuLink entry={item} />
            ) : (
              <Popup
                opener={
                  <MenuButton
                    type="button"
                    // Without it Safari does not focus a button on a click, and Escape would not reach the menu.
                    tabIndex={0}
                    data-marked={item.links.some((link) => isHere(link, pathname)) || undefined}
                  >
                    {item.label} <ExpandIcon fontSize="small" />
                  </MenuButton>
                }
              >
                <Column>
                  {item.links.map((link) => (
                    <li key={link.path}>
                      <MenuLink entry={link} />
                    </li>
                  ))}
                </Column>
              </Popup>
            )}
          </li>
        ))}
      </Bar>
    </Line>
  );
}
