import type { ActionLogEntry } from '@club/shared/contracts/action-log';
import { styled, VisuallyHidden } from '@club/shared/ui-core';
import { changesOf } from './changes';

const Changes = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  margin: 0,
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '0 8px' },
  dt: { color: theme.vars.palette.text.secondary, '&::after': { content: '":"' } },
  dd: { margin: 0, overflowWrap: 'anywhere' },
  ins: { textDecoration: 'none' },
  del: { color: theme.vars.palette.text.secondary },
  // Struck through only if there is no new value: next to an arrow, striking through would hide a minus sign.
  'del:not(:last-child)': { textDecoration: 'none' },
  [theme.breakpoints.down('sm')]: { textAlign: 'right', '& > div': { justifyContent: 'end' } },
}));

/** Values before and after, by label. */
export function ChangeList({ entry }: { entry: ActionLogEntry }) {
  const changes = changesOf(entry);
  if (changes.length === 0) return '–';
  return (
    <Changes>
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {before !== null && (
              <del>
                <VisuallyHidden>prije: </VisuallyHidden>
                {before}
              </del>
            )}
            {before !== null && after !== null && <span aria-hidden> → </span>}
            {after !== null && (
              <ins>
                <VisuallyHidden>poslije: </VisuallyHidden>
                {after}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </Changes>
  );
}
