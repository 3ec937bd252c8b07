import type { ActionLogEntry } from '@club/shared/contracts/action-log';
import { styled, VisuallyHidden } from '@club/shared/ui-core';
import { changesOf } from './changes';

/** Side by side as far as they fit: an expense alone has five. */
const Changes = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  // On one line they would take the room of the other columns.
  maxWidth: '24rem',
  margin: 0,
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '0 8px' },
  dt: { color: theme.vars.palette.text.secondary, '&::after': { content: '":"' } },
  dd: { margin: 0, overflowWrap: 'anywhere' },
  ins: { textDecoration: 'none' },
  del: { color: theme.vars.palette.text.secondary },
  // Struck through only if there is no new value: next to an arrow, striking through would hide a minus sign.
  'del:not(:last-child)': { textDecoration: 'none' },
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
