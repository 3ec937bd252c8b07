import { fontScale, LineChart } from '@club/shared/charts';
import type { PlayerSeason } from '@club/shared/contracts/league/players';
import { styled, useTheme } from '@club/shared/ui-core';
import { LineEnd } from './line-end';
import { placeAt, roundSeries } from './round-series';

const Title = styled('p')({ margin: '4px 0 0', fontSize: '0.8125rem', fontWeight: 600 });

const LETTER_PX = 12;

interface RoundChartsProps {
  season: PlayerSeason;
  /** The season before it, if there is one. */
  previous: PlayerSeason | undefined;
}

/** Place and points by round, two charts on one axis; the previous season is in grey behind them. */
export default function RoundCharts({ season, previous }: RoundChartsProps) {
  const series = roundSeries(season, previous);
  const { palette } = useTheme().vars;
  const [top, bottom] = series.rows;
  const scale = fontScale();
  const tickLabelStyle = { fontSize: LETTER_PX * scale };
  const xAxis = (labelled: boolean) => [
    {
      data: [...series.rounds],
      scaleType: 'point' as const,
      valueFormatter: (round: number) => `${round}.`,
      height: labelled ? 28 * scale : 8,
      disableTicks: true,
      disableLine: true,
      tickLabelStyle: labelled ? tickLabelStyle : { display: 'none' },
    },
  ];
  const lines = (values: readonly (number | null)[], before: readonly (number | null)[], step: boolean) => [
    ...(previous === undefined
      ? []
      : [
          {
            data: [...before],
            label: `${previous.year}.`,
            color: palette.unknown.line,
            showMark: false,
            curve: step ? ('stepAfter' as const) : ('linear' as const),
          },
        ]),
    {
      data: [...values],
      label: `${season.year}.`,
      color: palette.primary.main,
      shape: 'circle' as const,
      showMark: step ? ({ index }: { index: number }) => values[index + 1] == null : true,
      curve: step ? ('stepAfter' as const) : ('linear' as const),
    },
  ];
  // By itself the axis would round up to the next hundred, which may be twice as high as the lines.
  const highest = Math.ceil(Math.max(...[...series.points, ...series.previousPoints].map(Number), 1) / 50) * 50;
  const common = {
    hideLegend: true,
    grid: { horizontal: true },
    // The last values are at the right end.
    margin: { top: 18 * scale, right: 40 * scale, bottom: 0, left: 0 },
    skipAnimation: true,
    // Hidden from screen readers, which have the table below, and therefore not a Tab stop either.
    disableKeyboardNavigation: true,
  };
  return (
    <div aria-hidden>
      <Title>Mjesto u piramidi</Title>
      <LineChart
        {...common}
        height={160 * scale}
        xAxis={xAxis(false)}
        yAxis={[
          {
            reverse: true,
            min: top,
            max: bottom + 1,
            tickMinStep: 1,
            tickInterval: Array.from({ length: bottom - top + 1 }, (_, index) => top + index),
            valueFormatter: (row: number) => `${row}. red`,
            width: 56 * scale,
            tickLabelStyle,
            disableTicks: true,
            disableLine: true,
          },
        ]}
        series={lines(series.place, series.previousPlace, true).map((line) => ({
          ...line,
          valueFormatter: (value: number | null) => (value === null ? '' : `${Math.floor(value)}. red`),
        }))}
      >
        <LineEnd values={series.place} text={(height) => `${placeAt(height)}.`} />
      </LineChart>
      <Title>Bodovi</Title>
      <LineChart
        {...common}
        height={180 * scale}
        xAxis={xAxis(true)}
        yAxis={[
          {
            min: 0,
            max: highest,
            tickNumber: 4,
            width: 56 * scale,
            tickLabelStyle,
            disableTicks: true,
            disableLine: true,
          },
        ]}
        series={lines(series.points, series.previousPoints, false)}
      >
        <LineEnd values={series.previousPoints} text={String} isPrevious />
        <LineEnd values={series.points} text={String} />
      </LineChart>
    </div>
  );
}
