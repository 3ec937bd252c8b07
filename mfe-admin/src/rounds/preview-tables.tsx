import type { PyramidCell } from '@club/shared/contracts/league/pyramids';
import type { PyramidMove, RoundPreview } from '@club/shared/contracts/league/rounds';
import { ButtonLink, CardGrid, SectionCard, Typography } from '@club/shared/ui-core';
import { type Column, DataTable } from '@club/shared/ui-data';
import { useClosingPath } from './closing-choices';
import { pairOf } from './match-labels';
import { MatchPair } from './match-pair';

const MOVEMENTS = { UP: '↑ penje se', STAY: '• ostaje', DOWN: '↓ pada' } as const;

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
  { id: 'movement', header: 'Pomak', cell: ({ movement }) => movement && MOVEMENTS[movement], phone: 'note' },
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
        <Figure label="Podijeljeno bodova" value={`${allPoints} (mečevi ${matchPoints})`} />
      </CardGrid>
      <SectionCard title="Nije odigrano" flush>
        <DataTable
          caption="Neodigrani mečevi: 0 bodova, bez pomaka"
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
          <DataTable
            caption={
              next.byes.length > 0 ? `Bez protivnika: ${next.byes.map((one) => one.displayName).join(', ')}` : 'Parovi'
            }
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

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <SectionCard>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography sx={{ fontSize: { xs: '1.125rem', sm: '1.375rem' }, fontWeight: 700 }}>{value}</Typography>
    </SectionCard>
  );
}
