import type { PlayerSeason } from '@club/shared/contracts/league/players';
import { plural } from '@club/shared/domain';
import { DownIcon, UpIcon } from '@club/shared/icons';
import { FORCED_COLOURS, PLAIN_LIST } from '@club/shared/theme';
import { Box, DRAWN, SectionCard, styled, VisuallyHidden } from '@club/shared/ui-core';

/** Pixels of the tallest bar. */
const TALLEST = 56;

const Bars = styled('ol')({ display: 'flex', gap: 10, ...PLAIN_LIST });
const Season = styled('li')(({ theme }) => ({
  flex: '1 1 0',
  minWidth: 0,
  display: 'grid',
  gridTemplateRows: `${TALLEST + 22}px ${TALLEST + 22}px auto`,
  justifyItems: 'center',
  fontSize: '0.8125rem',
  '& > div': { display: 'flex', flexDirection: 'column', alignItems: 'center', width: '100%', maxWidth: 32 },
  '& > div:first-of-type': { justifyContent: 'end', borderBottom: `2px solid ${theme.vars.palette.divider}` },
  // In the document the year is before its figures, for screen readers.
  '& > small': { gridRow: 3, fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
  // Bars of one colour need a gap between them instead of a line.
  [FORCED_COLOURS]: { '& > div:first-of-type': { borderColor: 'Canvas' } },
}));
const Bar = styled('span')({ width: '100%', borderRadius: 3, ...DRAWN });
const Key = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  fontSize: '0.875rem',
  '& svg': { fontSize: '1rem' },
});

/** Wins up and losses down, season by season. */
export function WinsBySeasonCard({ seasons }: { seasons: readonly PlayerSeason[] }) {
  const played = seasons.filter(({ wins, losses }) => wins + losses > 0).toReversed();
  if (played.length === 0) return null;
  const most = Math.max(...played.flatMap(({ wins, losses }) => [wins, losses]));
  const height = (value: number) => ({ height: (TALLEST * value) / most });
  return (
    <SectionCard
      title="Po sezonama"
      action={
        <Box sx={{ display: 'flex', gap: 1.5 }} aria-hidden>
          <Key sx={{ color: 'free.main' }}>
            <UpIcon /> pobjede
          </Key>
          <Key sx={{ color: 'taken.main' }}>
            <DownIcon /> porazi
          </Key>
        </Box>
      }
    >
      <Bars>
        {played.map(({ year, wins, losses }) => (
          <Season key={year}>
            <small>{year}.</small>
            <div>
              <strong>
                {wins}
                <VisuallyHidden> {plural(wins, 'pobjeda', 'pobjede', 'pobjeda')}</VisuallyHidden>
              </strong>
              <Bar sx={{ bgcolor: 'free.main' }} style={height(wins)} />
            </div>
            <div>
              <Bar sx={{ bgcolor: 'taken.main' }} style={height(losses)} />
              <strong>
                {losses}
                <VisuallyHidden> {plural(losses, 'poraz', 'poraza', 'poraza')}</VisuallyHidden>
              </strong>
            </div>
          </Season>
        ))}
      </Bars>
    </SectionCard>
  );
}
