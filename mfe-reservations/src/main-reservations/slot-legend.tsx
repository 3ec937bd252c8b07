import { Box } from '@club/shared/ui-core';
import { SLOT_LOOKS } from './slot-look';
import { SLOT_LABELS, type SlotKind } from './slot-state';

const OTHERS: readonly SlotKind[] = ['own', 'taken', 'maintenance', 'past'];

/** The meaning of the icons. `free`: what a slot without a reservation is to this user. */
export function SlotLegend({ free }: { free: 'free' | 'unopened' }) {
  return (
    <Box
      component="ul"
      aria-label="Tumač znakova"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '6px 18px',
        m: 0,
        mb: 2,
        p: 0,
        listStyle: 'none',
        fontSize: '0.875rem',
      }}
    >
      {[free, ...OTHERS].map((kind) => {
        const { Icon, tone } = SLOT_LOOKS[kind];
        return (
          <Box
            component="li"
            key={kind}
            sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: `${tone}.main` }}
          >
            <Icon fontSize="small" aria-hidden />
            {SLOT_LABELS[kind]}
          </Box>
        );
      })}
    </Box>
  );
}
