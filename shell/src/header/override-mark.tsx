import { http } from '@club/shared/http';
import { useNotify } from '@club/shared/notices';
import { PHONE } from '@club/shared/theme';
import { BusyButton, styled } from '@club/shared/ui-core';
import { useState } from 'react';
import { useRegistry } from '../registry/registry-context';

const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0 16px',
  padding: '0 24px',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  color: theme.vars.palette.warning.contrastText,
  background: theme.vars.palette.warning.main,
  [PHONE]: { padding: '6px 14px 0' },
}));

/** Shows that this browser runs a developer's build, whoever is signed in, and can remove it. */
export function OverrideMark() {
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const overrides = useRegistry().filter(({ channel }) => channel === 'override');
  if (overrides.length === 0) return null;
  const remove = () => {
    setBusy(true);
    http.delete('remotes/choices').then(
      () => window.location.reload(),
      () => {
        setBusy(false);
        notify.refusal('Razvojna inačica nije uklonjena. Pokušajte ponovno.');
      },
    );
  };
  const names = overrides.map(({ title, entry }) => `${title} (${new URL(entry).origin})`);
  return (
    <Strip role="status">
      <span>Razvojna inačica u ovom pregledniku: {names.join(', ')}</span>
      <BusyButton color="inherit" busy={busy} onClick={remove}>
        Ukloni
      </BusyButton>
    </Strip>
  );
}
