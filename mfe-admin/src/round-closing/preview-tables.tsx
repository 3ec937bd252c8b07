import type { PyramidCell } from '@club/shared/contracts/league/pyramids';
import type { PyramidMove, RoundPreview } from '@club/shared/contracts/league/rounds';
import { Box, ButtonLink, CardGrid, SectionCard, Typography } from '@club/shared/ui-core';
import { type Column, DataTable } from '@club/shared/ui-data';
import type { ReactNode } from 'react';
import { pairOf } from '../match/match-labels';
import { MatchPair } from '../match/match-pair';
import { useClosingPath } from './closing-choices';

/** The same marks as in the public pyramid. */
const MOVEMENTS = {
  UP: { label: '↑ penje se', color: 'free.main' },
  STAY: { label: '• ostaje', color: 'own.main' },
  DOWN: { label: '↓ pada', color: 'taken.main' },
} as const;

function Movement({ movement }: Pick<PyramidCell, 'movement'>) {
  if (!movement) return null;
  const { label, color } = MOVEMENTS[movement];
  return (
    <Box component="span" sx={{ fontWeight: 600, whiteSpace: 'nowrap', color }}>
      {label}
    </Box>
  );
}

const PLACES: Column<PyramidCell>[] = [
  { id: 'player', header: 'Igrač', cell: ({ player }) => player?.displayName ?? 'prazno', phone: 'heading' },
  {
    id: 'place',
    header: 'Mjesto',
    cell: ({ pyramidRow, playerPosition }) => `${pyramidRow}. red, ${playerPosition}.`,
    phone: 'note',
  },
  { id: 'start', header: 'Prije', align: 'right', cell: ({ startPoints }) => startPoints, phone: 'hidden' },
  { id: 'match', header: 'Meč', align: 'right', cell: ({ matchPoints }) => matchPoints, phone: 'hidden' },
  { id: 'bonus', header: 'Red', align: 'right', cell: ({ bonus }) => bonus, phone: 'hidden' },
  { id: 'end', header: 'Poslije', align: 'right', cell: ({ endPoints }) => endPoints, phone: 'aside' },
  { id: 'movement', header: 'Pomak', cell: Movement, phone: 'note' },
];

const step = (side: PyramidMove['up']): string =>
  side ? `${side.player.displayName} (${side.fromRow}. → ${side.toRow}. red)` : '–';

/** The effects of closing the round: unplayed matches, all movements and points, the next pairs. */
export function PreviewTables({ preview }: { preview: RoundPreview }) {
  const { round, unplayed, moves, pyramid, next, matchPoints, allPoints } = preview;
  const pathTo = useClosingPath();
  return (
    <>
      <CardGrid min={140}>
        <Figure label="Odigrano" value={`${round.matches - unplayed.length} od ${round.matches}`} />
        <Figure label="Nije odigrano" value={String(unplayed.length)} />
        <Figure label="Zamjene mjesta" value={String(moves.length)} />
        <Figure label="Podijeljeno bodova" value={String(allPoints)} note={`mečevi ${matchPoints}`} />
      </CardGrid>
      <SectionCard title="Nije odigrano" flush>
        <Note>Neodigrani mečevi: 0 bodova, bez pomaka</Note>
        <DataTable
          caption="Nije odigrano"
          captionHidden
          columns={[
            { id: 'pair', header: 'Par', cell: (match) => <MatchPair match={match} />, phone: 'heading' },
            {
              id: 'enter',
              header: 'Upis',
              actions: true,
              cell: (match) => (
                <ButtonLink
                  to={pathTo('/admin/pyramid-control/rounds', { match: match.id })}
                  aria-label={`Upiši, ${pairOf(match)}`}
                >
                  Upiši
                </ButtonLink>
              ),
            },
          ]}
          rows={unplayed}
          rowKey={({ id }) => id}
          empty="Svi mečevi imaju rezultat."
        />
      </SectionCard>
      <SectionCard title="Pomaci" flush>
        <DataTable
          caption="Pomaci"
          captionHidden
          columns={[
            { id: 'up', header: 'Penje se', cell: ({ up }) => step(up) },
            { id: 'down', header: 'Pada', cell: ({ down }) => step(down) },
          ]}
          rows={moves}
          rowKey={(_move, index) => index}
          empty="Nitko se ne pomiče."
        />
      </SectionCard>
      <SectionCard title={`Piramida nakon ${round.number}. kola`} flush>
        <DataTable
          caption="Piramida nakon kola"
          captionHidden
          columns={PLACES}
          rows={pyramid}
          rowKey={({ pyramidRow, playerPosition }) => `${pyramidRow}-${playerPosition}`}
          empty="Piramida je prazna."
        />
      </SectionCard>
      {next && (
        <SectionCard title={`Parovi ${next.round.number}. kola`} flush>
          {next.byes.length > 0 && <Note>Bez protivnika: {next.byes.map((one) => one.displayName).join(', ')}</Note>}
          <DataTable
            caption="Parovi"
            captionHidden
            columns={[
              { id: 'pair', header: 'Par', cell: (match) => <MatchPair match={match} />, phone: 'heading' },
              { id: 'rows', header: 'Redovi', cell: ({ row1, row2 }) => `${row2}. → ${row1}.`, phone: 'aside' },
            ]}
            rows={next.matches}
            rowKey={({ id }) => id}
            empty="Nema parova."
          />
        </SectionCard>
      )}
    </>
  );
}

/** A note above a table. */
const Note = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary" sx={{ px: 2.5, pt: 1.75 }}>
    {children}
  </Typography>
);

function Figure({ label, value, note }: { label: string; value: string; note?: string }) {
  return (
    <SectionCard>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography sx={{ fontSize: { xs: '1.125rem', sm: '1.375rem' }, fontWeight: 700 }}>{value}</Typography>
      {note && (
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      )}
    </SectionCard>
  );
}
