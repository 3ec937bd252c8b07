import { Box, SectionCard, Typography } from '@club/shared/ui-core';
import { Amount } from '@club/shared/ui-data';

interface FigureCardProps {
  label: string;
  /** Euros. */
  value: number;
  note: string;
  signed?: boolean;
  coloured?: boolean;
}

/** A sum in large digits. */
export function FigureCard({ label, value, note, signed = false, coloured = false }: FigureCardProps) {
  return (
    <SectionCard>
      {/* Two amounts of six digits fit side by side at 360 px. */}
      <Box sx={{ m: { xs: -1, sm: 0 } }}>
        <Typography variant="body2" color="textSecondary">
          {label}
        </Typography>
        <Typography
          component="p"
          sx={{
            fontSize: { xs: 'clamp(1rem, 4.8vw, 1.25rem)', sm: '1.375rem', lg: '1.75rem' },
            whiteSpace: 'nowrap',
            fontWeight: 700,
            lineHeight: 1.3,
            '@media print': { fontSize: '1.125rem' },
          }}
        >
          <Amount value={value} signed={signed} coloured={coloured} />
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      </Box>
    </SectionCard>
  );
}
