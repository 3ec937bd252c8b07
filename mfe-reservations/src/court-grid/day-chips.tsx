import { useWallClock } from '@club/shared/club-day';
import { dayMonth, plural, shortWeekday, type WallClock } from '@club/shared/domain';
import { useScrollPadding } from '@club/shared/scroll-padding';
import { styled, VisuallyHidden } from '@club/shared/ui-core';
import { useCallback, useEffect, useRef } from 'react';
import { CHIP_HEIGHT, ChipBar } from './chip-bar';
import { useMayPickFree } from './club-opening';
import { dayAnchor } from './day-anchor';
import { COURTS, type GridDay } from './grid-days';
import { isPast } from './is-past';
import { useDayInView } from './use-day-in-view';
import { useHeight } from './use-height';
import { useInitialScroll } from './use-initial-scroll';

const DayChip = styled('button')(({ theme }) => ({
  flex: '1 1 0',
  minHeight: CHIP_HEIGHT,
  padding: '0 4px',
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 18,
  '& small': { display: 'block', fontSize: '0.75rem', fontWeight: 500 },
  '&[aria-current]': {
    color: theme.vars.palette.primary.contrastText,
    background: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
  },
}));

/** Scrolls a day's card to just below the sticky elements at the top of the page. @param covered their height in pixels */
function goTo(date: string, covered: number): void {
  const card = document.getElementById(dayAnchor(date));
  if (!card) return;
  window.scrollTo({ top: card.getBoundingClientRect().top + window.scrollY - covered });
  // Screen readers and the Tab key continue at the day, not at the chip.
  card.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}

/** Pixels at the top of the screen that a sticky element covers; 0 on a low screen, where it scrolls away. */
const coveredBy = (element: HTMLElement | null): number =>
  element && getComputedStyle(element).position === 'sticky' ? element.offsetHeight : 0;

/** The number of slots of a day that can still be booked. */
const freeSlots = ({ rows }: GridDay, now: WallClock | undefined): number =>
  rows
    .flatMap(({ courts }) => COURTS.map((court) => courts[court]))
    .filter((slot) => slot?.status === 'FREE' && !isPast(slot, now)).length;

/** @param free how many slots can still be booked; undefined before the club opens */
function ChipLabel({ date, free }: { date: string; free: number | undefined }) {
  const [day, month] = dayMonth(date).split(' ');
  return (
    <>
      {shortWeekday(date)} {day}
      <VisuallyHidden> {free === undefined ? month : `${month}, `}</VisuallyHidden>
      {free !== undefined && (
        <small>
          <span aria-hidden>{free} slob.</span>
          <VisuallyHidden>
            {free} {plural(free, 'slobodan termin', 'slobodna termina', 'slobodnih termina')}
          </VisuallyHidden>
        </small>
      )}
    </>
  );
}

interface DayChipsProps {
  grid: readonly GridDay[];
  /** Receives the pixels at the top of the screen that header and chips cover. */
  onCovered: (pixels: number) => void;
}

/** On a phone the days are far apart: chips that stay visible scroll to each of them. */
export function DayChips({ grid, onCovered }: DayChipsProps) {
  const now = useWallClock();
  const mayPick = useMayPickFree();
  const dates = grid.map(({ date }) => date);
  const bar = useRef<HTMLElement>(null);
  const headerHeight = useHeight(() => document.querySelector('header'));
  const barHeight = useHeight(() => bar.current);
  const keepScrollPadding = useScrollPadding('top', headerHeight);
  const placeBar = useCallback(
    (element: HTMLElement | null) => {
      bar.current = element;
      return keepScrollPadding(element);
    },
    [keepScrollPadding],
  );
  useEffect(() => onCovered(headerHeight + barHeight), [onCovered, headerHeight, barHeight]);
  const covered = () => coveredBy(document.querySelector('header')) + coveredBy(bar.current);
  const inView = useDayInView(dates, covered);
  useInitialScroll(grid, now, () => (bar.current?.offsetHeight ? covered() : undefined));
  return (
    <ChipBar ref={placeBar} aria-label="Dani" style={{ top: headerHeight }}>
      {grid.map((day) => (
        <DayChip
          key={day.date}
          type="button"
          aria-current={day.date === inView || undefined}
          onClick={() => goTo(day.date, covered())}
        >
          <ChipLabel date={day.date} free={mayPick ? freeSlots(day, now) : undefined} />
        </DayChip>
      ))}
    </ChipBar>
  );
}
