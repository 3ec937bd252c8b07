import type { LeagueSeason } from '@club/shared/contracts/league/seasons';
import { playerCount } from '@club/shared/domain';
import { DRAWN, styled, Typography, VisuallyHidden } from '@club/shared/ui-core';

const Figure = styled('figure')({ margin: 0 });

const Bars = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 'clamp(4px, 1.2vw, 18px)',
  // The tallest bar, its figure and its year.
  height: 'calc(102px + 3rem)',
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  fontSize: '0.8125rem',
  '& > li': { display: 'flex', flexDirection: 'column', justifyContent: 'end', alignItems: 'center', minWidth: 0 },
  '& b': { fontWeight: 700 },
  '& span': { color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' },
}));

const Bar = styled('i')(({ theme }) => ({
  width: '100%',
  maxWidth: 36,
  margin: '3px 0',
  borderRadius: 3,
  background: theme.vars.palette.unknown.line,
  '&[data-current]': { background: theme.vars.palette.primary.main },
  '&:not([data-none])': DRAWN,
  '&[data-none]': { borderTop: `2px dashed ${theme.vars.palette.unknown.line}`, borderRadius: 0, background: 'none' },
}));

/** Height of the tallest bar in pixels; the figures are above it and the years below. */
const LONGEST = 100;

/** The number of players in each year; years without a league keep their place. */
export function PlayersByYear({ seasons }: { seasons: readonly LeagueSeason[] }) {
  const years = seasons.map(({ year }) => year);
  const first = Math.min(...years);
  const all = Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => first + index);
  const most = Math.max(...seasons.map(({ players }) => players), 1);
  return (
    <Figure>
      <Typography component="figcaption" sx={{ fontWeight: 600 }}>
        Igrači po godinama
      </Typography>
      <Bars>
        {all.map((year) => {
          const season = seasons.find((candidate) => candidate.year === year);
          const isCurrent = season !== undefined && season.state !== 'FINISHED';
          return (
            <li key={year}>
              <VisuallyHidden>
                {year}.: {season ? playerCount(season.players) : 'bez lige'}
              </VisuallyHidden>
              {season && <b aria-hidden>{season.players}</b>}
              <Bar
                style={{ height: season ? Math.round((season.players / most) * LONGEST) : 2 }}
                data-none={season ? undefined : true}
                data-current={isCurrent || undefined}
              />
              <span aria-hidden>
                <YearLabel year={year} />
              </span>
            </li>
          );
        })}
      </Bars>
    </Figure>
  );
}

const Century = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));
const Apostrophe = styled('span')(({ theme }) => ({ [theme.breakpoints.up('sm')]: { display: 'none' } }));

/** `2026.`, on a phone `'26`. */
function YearLabel({ year }: { year: number }) {
  return (
    <>
      <Apostrophe>’</Apostrophe>
      <Century>{Math.floor(year / 100)}</Century>
      {String(year % 100).padStart(2, '0')}
      <Century>.</Century>
    </>
  );
}
