import { CheckIcon } from '@club/shared/icons';
import { useScrollPadding } from '@club/shared/scroll-padding';
import { FORCED_COLOURS, LOW_SCREEN } from '@club/shared/theme';
import { BusyButton, styled, Typography } from '@club/shared/ui-core';
import type { ReactNode } from 'react';

interface StickyBarProps {
  /** What publishing does, or why it is not possible. */
  text: string;
  /** What publishing costs. */
  warning?: string | undefined;
  /** What else there is to know, such as how it is undone; on a phone left out next to a warning. */
  note?: string | undefined;
  /** The preview is outdated, and the one to publish is loading. */
  busy: boolean;
  disabled?: boolean;
  /** A link next to the button. */
  back?: ReactNode;
  onPublish: () => void;
}

const SHADOW = 12;

/**
 * As wide as the window, with its content as wide as the page's. The background is a border image, because it may be wider
 * than its element without making the page scroll sideways.
 */
const Bar = styled('section')(({ theme }) => {
  const { background, divider } = theme.vars.palette;
  return {
    position: 'sticky',
    [LOW_SCREEN]: { position: 'static' },
    bottom: 0,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '10px 24px',
    paddingBlock: 14,
    borderImage: `linear-gradient(transparent, rgb(0 0 0 / 6%) ${SHADOW - 1}px, ${divider} 0 ${SHADOW}px, ${background.paper} 0) 0 fill / 0 / ${SHADOW}px 100vw 0`,
    // High contrast keeps images, whose colours would not fit the text's.
    [FORCED_COLOURS]: { borderImage: 'none', borderTop: '1px solid', background: 'Canvas' },
    '& > div:first-of-type': { flex: '1 1 20rem' },
    // On a phone the buttons share a line.
    '& > div:last-of-type': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: 10,
      [theme.breakpoints.down('sm')]: { flex: '1 1 100%', '& > *': { flex: 1 } },
    },
  };
});

/** The publish button of a long preview, sticky at the bottom of the window. */
export function StickyBar({ text, warning, note, busy, disabled = false, back, onPublish }: StickyBarProps) {
  return (
    <Bar ref={useScrollPadding('bottom', SHADOW)} aria-label="Objava">
      <div>
        <Typography sx={{ fontWeight: 600 }}>{busy ? 'Pregled se osvježava…' : text}</Typography>
        {warning && !busy && (
          <Typography variant="body2" sx={{ fontWeight: 600, color: 'maintenance.main' }}>
            {warning}
          </Typography>
        )}
        {note && !busy && (
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ display: { xs: warning ? 'none' : 'block', sm: 'block' } }}
          >
            {note}
          </Typography>
        )}
      </div>
      <div>
        {back}
        <BusyButton variant="contained" startIcon={<CheckIcon />} busy={busy} disabled={disabled} onClick={onPublish}>
          Objavi
        </BusyButton>
      </div>
    </Bar>
  );
}
