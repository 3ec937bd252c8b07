import { ExpandIcon } from '@club/shared/icons';
import { useLocation } from '@club/shared/router';
import { styled } from '@club/shared/ui-core';
import { type ReactNode, useId, useState } from 'react';
import { isHere } from './is-here';
import type { MenuGroup } from './menu-entries';
import { MenuButton } from './menu-link';

const Opener = styled(MenuButton)({
  width: '100%',
  justifyContent: 'space-between',
  textAlign: 'left',
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
});

interface CollapsibleLinksProps {
  group: MenuGroup;
  children: ReactNode;
}

/** A dropdown in a column of links, with its own links below it. On the pages of these links it is open until closed. */
export function CollapsibleLinks({ group: { label, links }, children }: CollapsibleLinksProps) {
  const id = useId();
  const { pathname } = useLocation();
  const isOpenHere = links.some((link) => isHere(link, pathname));
  const [isOpen = isOpenHere, setOpen] = useState<boolean>();
  return (
    <>
      <Opener
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        data-marked={(isOpenHere && !isOpen) || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label} <ExpandIcon fontSize="small" />
      </Opener>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </>
  );
}
