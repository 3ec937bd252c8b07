import { SectionCard, Typography } from '@club/shared/ui-core';
import { Amount } from '@club/shared/ui-data';

interface FigureCardProps {
  label: string;
  /** Euros. */
  value: number;
  note: string;
  signed?: boolean;
  coloured?: boolean;
}

/** One sum, large enough to be read across a table. */
export function FigureCard({ label, value, note, signed = false, coloured = false }: FigureCardProps) {
  return (
    <SectionCard>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="p" sx={{ fontSize: { xs: '1.25rem', sm: '1.75rem' }, fontWeight: 700, lineHeight: 1.3 }}>
        <Amount value={value} signed={signed} coloured={coloured} />
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {note}
      </Typography>
    </SectionCard>
  );
}
