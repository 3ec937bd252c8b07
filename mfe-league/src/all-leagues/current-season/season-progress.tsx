import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import type { CurrentSeason } from '@club/shared/contracts/league/seasons';
import { daysLeftText } from '@club/shared/domain';
import { decidedText, type SeasonStage } from '@club/shared/league-phase';
import { Link } from '@club/shared/router';
import { PHONE, TARGET } from '@club/shared/theme';
import { ButtonLink, styled, Typography } from '@club/shared/ui-core';
import { roundDates } from '../../pyramid/round-summary';
import { pageOf, type SeasonLink } from '../../season/season-links';
import { playedText, stageText } from './progress-texts';
import { RoundTicks } from './round-ticks';

// The background is the same in both colour schemes; white on it has a contrast of at least 4.5 : 1 everywhere.
const Surface = styled('div')(({ theme: { vars } }) => ({
  minWidth: 0,
  padding: '22px 28px',
  color: '#fff',
  background: `linear-gradient(160deg, ${vars.palette.ground.from}, ${vars.palette.ground.to})`,
}));
const More = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 18,
  margin: '8px 0 -10px',
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minWidth: TARGET,
    minHeight: TARGET,
    fontWeight: 600,
    fontSize: '0.875rem',
    color: '#fff',
  },
  '& a:focus-visible': { outlineColor: '#fff' },
});
const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  marginTop: 18,
  // One below the other they are equally wide.
  [PHONE]: { '& > *': { flexGrow: 1 } },
});

const primary = {
  color: 'ground.to',
  // Drawn where colours are forced, and as wide as that of the other button.
  border: '1px solid transparent',
  bgcolor: '#fff',
  '&:hover': { bgcolor: 'ground.soft' },
  '&.Mui-focusVisible': { outlineColor: '#fff' },
};
const secondary = {
  color: '#fff',
  border: '1px solid #ffffff99',
  '&:hover': { bgcolor: '#ffffff22' },
  '&.Mui-focusVisible': { outlineColor: '#fff' },
};

interface SeasonProgressProps {
  season: CurrentSeason;
  stage: SeasonStage;
  /** The champion of this season; null as long as there is none. */
  champion: LeaguePlayer | null;
  /** The pages that the season has so far. */
  links: readonly SeasonLink[];
}

/** The progress of the season: the round, its days, a tick for each round and the knockout. */
export function SeasonProgress({ season, stage, champion, links }: SeasonProgressProps) {
  const { year, round } = season;
  const isRounds = stage === 'ROUNDS';
  const draw = pageOf(links, 'draw');
  const results = pageOf(links, 'results');
  const left = isRounds && daysLeftText(season.daysLeft);
  return (
    <Surface>
      <Typography variant="body2" component="h2" sx={{ fontWeight: 600 }}>
        Sezona {year}. {stage === 'DECIDED' ? 'još nije zaključena' : 'je u tijeku'}
      </Typography>
      <Typography sx={{ fontSize: '1.125rem', fontWeight: 600 }}>
        <Typography
          component="span"
          sx={{ mr: 1, fontSize: '2.5rem', fontWeight: 700, lineHeight: 1.3, letterSpacing: '-0.02em' }}
        >
          {stageText(season, stage)}
        </Typography>{' '}
        {left}
      </Typography>
      {isRounds && <Typography>{[roundDates(round), playedText(round)].filter(Boolean).join(' · ')}</Typography>}
      {stage === 'DRAW_AWAITED' && <Typography>Sva kola piramide su odigrana.</Typography>}
      {stage === 'DECIDED' && <Typography>{decidedText(champion, season.openFixtures)}</Typography>}
      <RoundTicks season={season} stage={stage} />
      <Buttons>
        {isRounds || stage === 'DRAW_AWAITED' ? (
          <ButtonLink to="/active-league" sx={primary}>
            {isRounds ? 'Trenutno kolo' : 'Zadnje kolo'}
          </ButtonLink>
        ) : (
          draw && (
            <ButtonLink to={draw} sx={primary}>
              Ždrijeb
            </ButtonLink>
          )
        )}
        {results && (
          <ButtonLink to={results} sx={secondary}>
            Rezultati svih kola
          </ButtonLink>
        )}
      </Buttons>
      <More>
        {links
          .filter(({ tab }) => tab !== 'results')
          .map(({ tab, label, to }) => (
            <li key={tab}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
      </More>
    </Surface>
  );
}
