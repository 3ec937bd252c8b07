import { SMALLEST_PHONE } from '@club/shared/theme';
import { BlockSkeleton, Box, TextSkeleton } from '@club/shared/ui-core';
import { BarFrame } from './bar-frame';
import { UndoFrame } from './undo-frame';

/** Beside the button of a phone the reason takes three lines; on the smallest one it is below the button. */
const THIRD_LINE = {
  display: 'none',
  '@media (max-width: 30em)': { display: 'block' },
  [SMALLEST_PHONE]: { display: 'none' },
} as const;

/** The round bar of an open round, by far the most frequent one, while it is loading. */
export function RoundBarSkeleton() {
  return (
    <BarFrame
      title={<TextSkeleton width="8rem" />}
      about={<TextSkeleton width="10.5rem" />}
      dates={<Box sx={{ height: { xs: 44, sm: 29 } }} />}
      progress={<BlockSkeleton height={{ xs: 61, sm: 38 }} />}
      undo={
        <UndoFrame
          button={<Box sx={{ width: 150, height: 44 }} />}
          note={
            <>
              <TextSkeleton width="100%" />
              <br />
              <TextSkeleton width="60%" />
              <Box component="span" sx={THIRD_LINE}>
                <TextSkeleton width="60%" />
              </Box>
            </>
          }
        />
      }
      next={
        <Box sx={{ width: { sm: 224 } }}>
          <BlockSkeleton height={44} />
        </Box>
      }
    />
  );
}
