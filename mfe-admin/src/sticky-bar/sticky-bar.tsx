import { LOW_SCREEN } from '@club/shared/theme';
import { Box, BusyButton, Typography } from '@club/shared/ui-core';

interface StickyBarProps {
  /** What publishing does, or why it is not possible. */
  text: string;
  /** The preview is outdated, and the one to publish is loading. */
  busy: boolean;
  disabled?: boolean;
  onPublish: () => void;
}

/** The publish button of a long preview, sticky at the bottom of the window. */
export function StickyBar({ text, busy, disabled = false, onPublish }: StickyBarProps) {
  return (
    <Box
      sx={{
        position: 'sticky',
        // Keeps the focused element above the bar when the browser scrolls to it.
        'html:has(&)': { scrollPaddingBottom: 140 },
        [LOW_SCREEN]: { position: 'static', 'html:has(&)': { scrollPaddingBottom: 0 } },
        bottom: 0,
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: 2.5,
        // Leaves room for the back-to-top button.
        pr: { sm: 9 },
        py: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: '14px 14px 0 0',
        bgcolor: 'background.paper',
        boxShadow: '0 -6px 18px rgb(0 0 0 / 8%)',
      }}
    >
      <Typography sx={{ flex: '1 1 260px', fontWeight: 600 }}>{busy ? 'Pregled se osvježava…' : text}</Typography>
      <BusyButton variant="contained" busy={busy} disabled={disabled} onClick={onPublish}>
        Objavi
      </BusyButton>
    </Box>
  );
}
