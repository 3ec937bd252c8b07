import { BarChart, fontScale } from '@club/shared/charts';
import type { YearTotals } from '@club/shared/contracts/finances/summaries';
import { formatEuros, formatNumber } from '@club/shared/domain';
import { Box, useTheme } from '@club/shared/ui-core';

const AXIS_PX = 64;
const LETTER_PX = 12;
/** Width of one year's two bars. */
const SCREEN = { yearPx: 58 };
/** In print a chart would be as wide as on the screen; a portrait A4 sheet has room for this width. */
const PAPER = { yearPx: 36, width: 640 };

interface BooksChartProps {
  /** Years, newest first, as in the table. */
  totals: readonly YearTotals[];
  friendly: boolean;
}

/**
 * Stacked income above expenses, year by year. The table below contains the same figures. For print there is a second chart,
 * rendered in advance.
 */
export default function BooksChart(props: BooksChartProps) {
  return (
    <div aria-hidden>
      <Box sx={{ displayPrint: 'none' }}>
        <Bars {...props} {...SCREEN} scale={fontScale()} />
      </Box>
      <Box sx={{ display: 'none', displayPrint: 'block' }}>
        <Bars {...props} {...PAPER} />
      </Box>
    </div>
  );
}

interface BarsProps extends BooksChartProps {
  yearPx: number;
  /** Width in pixels; if missing, as wide as there is room. */
  width?: number;
  /** How much larger than usual the font size is. */
  scale?: number;
}

function Bars({ totals, friendly, yearPx, width, scale = 1 }: BarsProps) {
  const { palette } = useTheme().vars;
  const tickLabelStyle = { fontSize: LETTER_PX * scale };
  const paler = (color: string, percent: number) =>
    `color-mix(in srgb, ${color} ${percent}%, ${palette.background.paper})`;
  const bar = (dataKey: keyof YearTotals, label: string, color: string, stack: string) => ({
    dataKey,
    label,
    color,
    stack,
    valueFormatter: (value: number | null) => formatEuros(value ?? 0),
  });
  return (
    <BarChart
      dataset={totals.map((each) => ({ ...each }))}
      layout="horizontal"
      width={width}
      height={totals.length * yearPx + AXIS_PX * scale}
      yAxis={[
        {
          dataKey: 'year',
          scaleType: 'band',
          valueFormatter: (year: number) => `${year}.`,
          width: 52 * scale,
          tickLabelStyle,
        },
      ]}
      xAxis={[
        {
          valueFormatter: (value: number) => `${formatNumber(value, 2)}\u00a0€`,
          tickNumber: 4,
          height: 25 * scale,
          tickLabelStyle,
        },
      ]}
      series={[
        bar('incomeSummerLeague', 'liga', palette.free.main, 'income'),
        ...(friendly ? [bar('incomeFrendlyMatches', 'prijateljski', paler(palette.free.main, 30), 'income')] : []),
        bar('totalExpenses', 'rashodi', paler(palette.primary.main, 70), 'expenses'),
      ]}
      // Half of the axis's last figure extends beyond its end and would be cut off: room for half of a number in millions.
      margin={{ right: 44 * scale }}
      borderRadius={4}
      skipAnimation
      // Hidden from screen readers, so it must not take the focus either.
      disableKeyboardNavigation
    />
  );
}
