import { BarChart } from '@club/shared/charts';
import type { YearTotals } from '@club/shared/contracts/finances/summaries';
import { formatEuros } from '@club/shared/domain';
import { useMediaQuery, useTheme } from '@club/shared/ui-core';

/** Width of one year's two bars. */
const YEAR_PX = { screen: 58, paper: 36 };
const AXIS_PX = 64;
/** On paper a chart would be as wide as it was on the screen; an upright A4 sheet has room for this width. */
const PAPER_PX = 640;

interface BooksChartProps {
  /** Newest first, as in the table. */
  totals: readonly YearTotals[];
  friendly: boolean;
}

/** Income, stacked, above expenses, year by year. The table below it contains the same figures. */
export default function BooksChart({ totals, friendly }: BooksChartProps) {
  const { palette } = useTheme().vars;
  const isPaper = useMediaQuery('print');
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
      {...(isPaper && { width: PAPER_PX })}
      height={totals.length * YEAR_PX[isPaper ? 'paper' : 'screen'] + AXIS_PX}
      yAxis={[{ dataKey: 'year', scaleType: 'band', valueFormatter: (year: number) => `${year}.`, width: 52 }]}
      xAxis={[{ valueFormatter: (value: number) => `${Math.round(value)} €`, tickNumber: 4 }]}
      series={[
        bar('incomeSummerLeague', 'liga', palette.free.main, 'income'),
        ...(friendly ? [bar('incomeFrendlyMatches', 'prijateljski', palette.free.line, 'income')] : []),
        bar(
          'totalExpenses',
          'rashodi',
          `color-mix(in srgb, ${palette.primary.main} 70%, ${palette.background.paper})`,
          'expenses',
        ),
      ]}
      // The last figure of the axis extends beyond its end.
      margin={{ right: 32 }}
      borderRadius={4}
      skipAnimation
      // Hidden from screen readers, therefore it must not take the focus either.
      disableKeyboardNavigation
    />
  );
}
