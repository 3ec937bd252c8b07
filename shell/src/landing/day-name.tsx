import { briefDate, dayMonth, shortWeekday, weekday } from '@club/shared/domain';
import { OUT_OF_SIGHT } from '@club/shared/theme';
import { styled } from '@club/shared/ui-core';

const Day = styled('span')({
  whiteSpace: 'nowrap',
  '& [data-narrow]': { display: 'none' },
  '@container (max-width: 22em)': {
    '& [data-narrow]': { display: 'inline' },
    '& [data-wide]': OUT_OF_SIGHT,
  },
});

/** `nedjelja, 14. lipnja`; where the panel is narrow it shows `ned 14.06.`, but not to screen readers. */
export function DayName({ date }: { date: string }) {
  return (
    <Day>
      <span data-wide>
        {weekday(date)}, {dayMonth(date)}
      </span>
      <span data-narrow aria-hidden>
        {shortWeekday(date)} {briefDate(date)}
      </span>
    </Day>
  );
}
