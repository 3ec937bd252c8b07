import { useAddress } from '@club/shared/address';
import type { PlayerSeason } from '@club/shared/contracts/league/players';
import { lazyPart } from '@club/shared/lazy-part';
import { BlockSkeleton, Box, EmptyState, SectionCard, styled } from '@club/shared/ui-core';
import { type Column, DataTable, Disclosure } from '@club/shared/ui-data';
import { SelectField } from '@club/shared/ui-form';
import { memo } from 'react';

/** Height of both charts together in pixels: nothing moves when they are loaded. */
const CHARTS = 386;

/** Memoised, so that other changes of the address do not wait for the charts to render again. */
const RoundCharts = memo(
  lazyPart(() => import(/* webpackChunkName: "profile-charts" */ './round-charts'), {
    Waiting: () => <BlockSkeleton height={CHARTS} />,
  }),
);

const Swatch = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: '0.8125rem',
  // The lines of the chart keep their colours in Windows' high contrast and on paper, so their swatches do as well.
  '&::before': {
    content: '""',
    width: 16,
    height: 4,
    borderRadius: 2,
    background: 'currentColor',
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  },
});

type Round = PlayerSeason['rounds'][number];
const COLUMNS: readonly Column<Round>[] = [
  { id: 'round', header: 'Kolo', phone: 'heading', cell: ({ number }) => `${number}. kolo` },
  { id: 'row', header: 'Red', cell: ({ row }) => `${row}.` },
  { id: 'place', header: 'Mjesto u piramidi', cell: ({ place }) => `${place}.` },
  { id: 'points', header: 'Bodovi', align: 'right', cell: ({ points }) => points },
];

/** A season of a player round by round; the address contains which one. */
export function RoundsCard({ seasons }: { seasons: readonly PlayerSeason[] }) {
  const { read, change } = useAddress();
  const charted = seasons.filter(({ rounds }) => rounds.length > 0);
  const season = charted.find(({ year }) => String(year) === read('sezona')) ?? charted[0];
  if (!season) {
    return (
      <SectionCard title="Bodovi i mjesto po kolima">
        <EmptyState title="Nema podataka po kolima.">
          Ovdje će biti mjesto u piramidi i bodovi nakon svakog kola.
        </EmptyState>
      </SectionCard>
    );
  }
  const previous = charted[charted.indexOf(season) + 1];
  return (
    <SectionCard
      title="Bodovi i mjesto po kolima"
      action={
        charted.length > 1 && (
          <SelectField
            label="Sezona"
            size="small"
            value={String(season.year)}
            options={charted.map(({ year }) => ({ value: String(year), label: `${year}.` }))}
            onChange={(year) => change({ sezona: year })}
            sx={{ width: '7rem', my: 1 }}
          />
        )
      }
    >
      <Box sx={{ display: 'flex', gap: 2, mb: 1 }} aria-hidden>
        <Swatch sx={{ color: 'primary.main' }}>{season.year}.</Swatch>
        {previous && (
          <Swatch sx={{ color: 'text.secondary', '&::before': { bgcolor: 'unknown.line' } }}>{previous.year}.</Swatch>
        )}
      </Box>
      <Box sx={{ minHeight: CHARTS }}>
        <RoundCharts season={season} previous={previous} />
      </Box>
      <Box sx={{ mx: -2.5, mb: -2.5, '& details > summary': { px: 2.5, typography: 'body2', fontWeight: 600 } }}>
        <Disclosure summary="Brojke po kolima">
          <DataTable
            caption={`Mjesto i bodovi po kolima, sezona ${season.year}.`}
            captionHidden
            columns={COLUMNS}
            rows={season.rounds}
            rowKey={({ number }) => number}
            empty={null}
          />
        </Disclosure>
      </Box>
    </SectionCard>
  );
}
