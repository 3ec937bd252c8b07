import { fontScale, useXScale, useYScale } from '@club/shared/charts';
import { useTheme } from '@club/shared/ui-core';

interface LineEndProps {
  /** The values by round, from the first round on. */
  values: readonly (number | null)[];
  text: (value: number) => string;
  /** Whether it is the previous season's value: grey, and above its line. */
  isPrevious?: boolean;
}

/** The last value of a chart's line, written at its end. */
export function LineEnd({ values, text, isPrevious = false }: LineEndProps) {
  const { palette } = useTheme().vars;
  const toLeft = useXScale<'point'>();
  const toTop = useYScale<'linear'>();
  const last = values.findLastIndex((value) => value !== null);
  const value = values[last];
  const left = toLeft(last + 1);
  if (value == null || left === undefined) return null;
  const place = isPrevious
    ? { x: left, y: toTop(value) - 10, textAnchor: 'end' as const }
    : { x: left + 9, y: toTop(value) + 5 };
  return (
    <text
      {...place}
      fontSize={13 * fontScale()}
      fontWeight={isPrevious ? 400 : 700}
      fill={isPrevious ? palette.text.secondary : palette.primary.dark}
      // Drawn over the grid lines, which would cross it out.
      stroke={palette.background.paper}
      strokeWidth={4}
      paintOrder="stroke"
    >
      {text(value)}
    </text>
  );
}
