import { PHONE, TARGET } from '@club/shared/theme';
import { styled, TextLink } from '@club/shared/ui-core';
import { APP_VERSION } from '../version';

const LINKS = [
  { to: '/summer-league', label: 'Ljetna liga' },
  { to: '/courts-sala-laura', label: 'Tereni' },
  { to: '/contact', label: 'Kontakt' },
  { to: '/privatnost', label: 'Privatnost' },
];

const Foot = styled('footer')(({ theme }) => ({
  padding: 24,
  textAlign: 'center',
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '0 24px',
    margin: '0 0 4px',
    padding: 0,
    listStyle: 'none',
  },
  '& a': { display: 'flex', alignItems: 'center', justifyContent: 'center', minWidth: TARGET, minHeight: TARGET },
  // Room for the back-to-top button.
  [PHONE]: { paddingBottom: 76 },
  '@media print': { display: 'none' },
}));

/** Links to the public pages, for which a signed-in member's menu has no room, and the version. */
export function Footer() {
  return (
    <Foot>
      <nav aria-label="Javne stranice">
        <ul>
          {LINKS.map(({ to, label }) => (
            <li key={to}>
              <TextLink to={to} color="inherit">
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
      <span lang="en">{APP_VERSION}</span>
    </Foot>
  );
}
