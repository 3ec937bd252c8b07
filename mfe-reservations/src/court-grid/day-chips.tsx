import { dayMonth, shortWeekday } from '@club/shared/domain';
import { styled, VisuallyHidden } from '@club/shared/ui-core';
import { useRef } from 'react';
import { ChipBar } from './chip-bar';
import { dayAnchor } from './day-anchor';
import { useDayInView } from './use-day-in-view';
import { useHeaderHeight } from './use-header-height';

const DayChip = styled('button')(({ theme }) => ({
  flex: '1 1 0',
  minHeight: 44,
  padding: '0 4px',
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 22,
  '&[aria-current]': {
    color: theme.vars.palette.primary.contrastText,
    background: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
  },
}));

/** Brings a day's card up to just below what covers the top of the page. */
function goTo(date: string, covered: number): void {
  const card = document.getElementById(dayAnchor(date));
  if (!card) return;
  window.scrollTo({ top: card.getBoundingClientRect().top + window.scrollY - covered });
  // Readers and the Tab key go on from the day, not from the chip.
  card.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}

function ChipLabel({ date }: { date: string }) {
  const [day, month] = dayMonth(date).split(' ');
  return (
    <>
      {shortWeekday(date)} {day}
      <VisuallyHidden> {month}</VisuallyHidden>
    </>
  );
}

/** On a phone the days lie far apart: chips that stay in sight bring each of them up. */
export function DayChips({ dates }: { dates: readonly string[] }) {
  const inView = useDayInView(dates);
  const headerHeight = useHeaderHeight();
  const bar = useRef<HTMLElement>(null);
  const covered = () => headerHeight + (bar.current?.offsetHeight ?? 0);
  return (
    <ChipBar ref={bar} aria-label="Dani" style={{ top: headerHeight }}>
      {dates.map((date) => (
        <DayChip
          key={date}
          type="button"
          aria-current={date === inView || undefined}
          onClick={() => goTo(date, covered())}
        >
          <ChipLabel date={date} />
        </DayChip>
      ))}
    </ChipBar>
  );
}
