import { type ClubColours, contrast, formatNumber } from '@club/shared/domain';
import { styled, Typography } from '@club/shared/ui-core';

const Surface = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 24px',
  padding: '16px 20px',
  borderRadius: 12,
  color: '#fff',
});

const ratio = (colour: string): string => formatNumber(contrast(colour, '#ffffff'), 1, 1);

/** Previews white text on the chosen colours before they are saved. */
export function ColoursPreview({ primary, secondary }: ClubColours) {
  return (
    <Surface
      role="img"
      aria-label="Pregled boja"
      style={{ background: `linear-gradient(160deg, ${primary}, ${secondary})` }}
    >
      <Typography component="span" sx={{ fontWeight: 700 }}>
        Bijeli tekst na bojama kluba
      </Typography>
      <Typography component="span" variant="body2">
        Kontrast {ratio(primary)} i {ratio(secondary)} : 1
      </Typography>
    </Surface>
  );
}
