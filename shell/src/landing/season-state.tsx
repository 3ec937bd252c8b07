import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import type { CurrentSeason } from '@club/shared/contracts/league/seasons';
import { briefDate, daysLeftText, matchCount, pointCount } from '@club/shared/domain';
import { ScheduleIcon } from '@club/shared/icons';
import {
  DRAW_AWAITED_TEXT,
  decidedText,
  KNOCKOUT_TEXT,
  ROUNDS_PLAYED_TEXT,
  type SeasonStage,
} from '@club/shared/league-phase';
import { Box, DRAWN, SectionCard, StatusChip, styled, Typography } from '@club/shared/ui-core';

const Progress = styled('div')(({ theme }) => ({
  height: 8,
  margin: '6px 0 18px',
  borderRadius: 4,
  overflow: 'hidden',
  background: theme.vars.palette.track,
  '& > div': { height: '100%', background: theme.vars.palette.primary.main, ...DRAWN },
}));
const Cells = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 6,
  margin: '6px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: '6px 10px', borderRadius: 10, border: `1px solid ${theme.vars.palette.divider}` },
  '& b': { display: 'block', fontSize: '0.875rem', overflowWrap: 'anywhere' },
  '& span': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

interface SeasonStateProps {
  current: CurrentSeason;
  stage: SeasonStage;
  /** The champion of this season; null as long as there is none. */
  champion: LeaguePlayer | null;
}

/** The progress of the season, and the top of the pyramid. */
export function SeasonState({ current, stage, champion }: SeasonStateProps) {
  const { year, round, plannedRounds, topRows, openFixtures, daysLeft } = current;
  const decided = round.played + round.forfeited;
  const isToPlay = daysLeft !== null && daysLeft >= 0;
  const until = isToPlay && round.endDate ? `, do ${briefDate(round.endDate)}` : '';
  return (
    <SectionCard title={`Ljetna liga ${year}.`} action={<DaysLeft days={daysLeft} />}>
      {stage !== 'ROUNDS' ? (
        <Typography sx={{ mb: 2 }}>
          {stage === 'DRAW_AWAITED' && `${ROUNDS_PLAYED_TEXT} ${DRAW_AWAITED_TEXT}`}
          {stage === 'KNOCKOUT' && KNOCKOUT_TEXT}
          {stage === 'DECIDED' && decidedText(champion, openFixtures)}
          {stage !== 'DECIDED' && openFixtures > 0 && ` Preostalo: ${matchCount(openFixtures)}.`}
        </Typography>
      ) : (
        <>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <span>
              {round.number}. od {plannedRounds} kola
              {until}
            </span>
            <strong>
              {decided} od {round.matches}
            </strong>
          </Box>
          <Progress
            role="progressbar"
            aria-label="Upisani rezultati kola"
            aria-valuemin={0}
            aria-valuemax={round.matches}
            aria-valuenow={decided}
          >
            <div style={{ width: `${round.matches === 0 ? 0 : (100 * decided) / round.matches}%` }} />
          </Progress>
        </>
      )}
      {topRows.length > 0 && (
        <>
          <Typography variant="body2" color="textSecondary">
            Vrh piramide, 1. i 2. red
          </Typography>
          <Cells>
            {topRows.map(({ player, startPoints, endPoints, pyramidRow, playerPosition }) => (
              <li key={`${pyramidRow} ${playerPosition}`}>
                <b>{player?.displayName ?? '–'}</b>
                <span>{player && (startPoints === null ? '(zamjena)' : pointCount(endPoints ?? startPoints))}</span>
              </li>
            ))}
          </Cells>
        </>
      )}
    </SectionCard>
  );
}

function DaysLeft({ days }: { days: number | null }) {
  const text = daysLeftText(days);
  return (
    text && (
      <StatusChip tone="maintenance" icon={<ScheduleIcon />}>
        {text}
      </StatusChip>
    )
  );
}
