import { LARGE_TEXT } from '@club/shared/theme';
import { SectionCard, styled } from '@club/shared/ui-core';

export interface Figure {
  readonly label: string;
  readonly value: string;
}

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '6px 16px',
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, textAlign: 'right', overflowWrap: 'anywhere' },
  [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 },
}));

/** A card of figures with their names. */
export function FigureList({ title, figures }: { title: string; figures: readonly Figure[] }) {
  return (
    <SectionCard title={title}>
      <List>
        {figures.map(({ label, value }) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </SectionCard>
  );
}
