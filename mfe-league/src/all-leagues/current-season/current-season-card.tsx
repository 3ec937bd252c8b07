import { useAddress } from '@club/shared/address';
import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import type { CurrentSeason } from '@club/shared/contracts/league/seasons';
import type { SeasonStage } from '@club/shared/league-phase';
import { CARD } from '@club/shared/theme';
import { styled } from '@club/shared/ui-core';
import type { SeasonLink } from '../../season/season-links';
import { SegmentedControl } from '../../segmented-control/segmented-control';
import { LastResults } from './last-results';
import { NextFixtures } from './next-fixtures';
import { SeasonProgress } from './season-progress';

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 12fr) minmax(0, 11fr) minmax(0, 11fr)',
  overflow: 'hidden',
  ...CARD({ theme }),
  '& > [data-list]': { minWidth: 0, padding: '14px 20px 8px' },
  '& > [data-list] + [data-list]': { borderLeft: `1px solid ${theme.vars.palette.divider}` },
  '& > [data-switch]': { display: 'none' },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: '1fr 1fr', '& > :first-of-type': { gridColumn: '1 / -1' } },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > [data-switch]': { display: 'block', padding: '14px 18px 0' },
    '& > [data-list="other"]': { display: 'none' },
    '& > [data-list] + [data-list]': { borderLeft: 0 },
  },
}));

const LISTS = [
  { value: 'next', label: 'Sljedeći mečevi' },
  { value: 'results', label: 'Rezultati' },
] as const;

interface CurrentSeasonCardProps {
  season: CurrentSeason;
  stage: SeasonStage;
  /** The champion of this season; null as long as there is none. */
  champion: LeaguePlayer | null;
  /** The pages that the season has so far. */
  links: readonly SeasonLink[];
}

/** The current season: its progress, the next matches and the last results. */
export function CurrentSeasonCard({ season, stage, champion, links }: CurrentSeasonCardProps) {
  const list = useAddress().read('list') === 'results' ? 'results' : 'next';
  return (
    <Card aria-label={`Sezona ${season.year}.`}>
      <SeasonProgress season={season} stage={stage} champion={champion} links={links} />
      <div data-switch>
        <SegmentedControl label="Mečevi kola" param="list" value={list} options={LISTS} />
      </div>
      <div data-list={list === 'next' ? 'chosen' : 'other'}>
        <NextFixtures season={season} stage={stage} links={links} />
      </div>
      <div data-list={list === 'results' ? 'chosen' : 'other'}>
        <LastResults season={season} stage={stage} links={links} />
      </div>
    </Card>
  );
}
