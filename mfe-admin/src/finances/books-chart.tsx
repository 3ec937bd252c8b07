import { BarChart, letterScale } from '@club/shared/charts';
import type { YearTotals } from '@club/shared/contracts/finances/summaries';
import { formatEuros } from '@club/shared/domain';
import { Box, useTheme } from '@club/shared/ui-core';

const AXIS_PX = 64;
const LETTER_PX = 12;
/** Width of one year's two bars. */
const SCREEN = { yearPx: 58 };
/** On paper a chart would be as wide as it was on the screen; an upright A4 sheet has room for this width. */
const PAPER = { yearPx: 36, width: 640 };

interface BooksChartProps {
  /** Newest first, as in the table. */
  totals: readonly YearTotals[];
  friendly: boolean;
}

/**
 * Income, stacked, above expenses, year by year. The table below it contains the same figures. The paper has a chart of
 * its own, which is there before the browser prints.
 */
export default function BooksChart(props: BooksChartProps) {
  return (
    <div aria-hidden>
      <Box sx={{ displayPrint: 'none' }}>
        <Bars {...props} {...SCREEN} scale={letterScale()} />
      </Box>
      <Box sx={{ display: 'none', displayPrint: 'block' }}>
        <Bars {...props} {...PAPER} />
      </Box>
    </div>
  );
}

interface BarsProps extends BooksChartProps {
  yearPx: number;
  /** Without it as wide as there is room. */
  width?: number;
  /** How much larger than usual the letters are. */
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
          valueFormatter: (value: number) => `${value.toLocaleString('hr')}\u00a0€`,
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
      // Half of the axis's last figure is beyond its end, and cut where there is no room: wide enough for millions.
      margin={{ right: 44 * scale }}
      borderRadius={4}
      skipAnimation
      // Hidden from screen readers, therefore it must not take the focus either.
      disableKeyboardNavigation
    />
  );
}
