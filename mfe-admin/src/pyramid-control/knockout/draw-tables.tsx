import type { BracketMatch, BracketSide, LeagueDraw } from '@club/shared/contracts/league/draw';
import { phaseLabel } from '@club/shared/contracts/league/phases';
import { SectionCard, Typography } from '@club/shared/ui-core';
import { DataTable } from '@club/shared/ui-data';
import { datesOf, phasesOf } from './phases';

/** The phases with their days, the pairs of the qualifications and of the first stage. */
export function DrawTables({ draw }: { draw: LeagueDraw }) {
  const { main, qualifications, places, byes } = draw;
  const [first] = main?.stages ?? [];
  const qualifying = qualifications.flatMap(({ section, place, bracket }) =>
    (bracket.stages[0]?.matches ?? []).map((match) => ({ section, place, match })),
  );
  return (
    <>
      <SectionCard title="Faze" flush>
        <DataTable
          caption="Faze i datumi"
          captionHidden
          columns={[
            { id: 'phase', header: 'Faza', cell: ({ phase }) => phaseLabel(phase), phone: 'heading' },
            { id: 'dates', header: 'Datumi', phone: 'line', cell: datesOf },
            { id: 'matches', header: 'Mečevi', align: 'right', phone: 'labelled', cell: ({ matches }) => matches },
          ]}
          rows={phasesOf(draw)}
          rowKey={({ phase }) => phase}
          empty="Nema faza."
        />
      </SectionCard>
      {qualifying.length > 0 && (
        <SectionCard title="Kvalifikacije" note={String(qualifying.length)} flush>
          <DataTable
            caption="Parovi kvalifikacija"
            captionHidden
            columns={[
              { id: 'section', header: 'Skupina', phone: 'labelled', cell: ({ section }) => `${section}.` },
              { id: 'pair', header: 'Par', cell: ({ match }) => pairOf(match), phone: 'heading' },
              { id: 'place', header: 'Za mjesto', align: 'right', phone: 'labelled', cell: ({ place }) => `${place}.` },
            ]}
            rows={qualifying}
            rowKey={({ match }) => match.id}
            empty="Nema kvalifikacija."
          />
        </SectionCard>
      )}
      {first && (
        <SectionCard title={phaseLabel(first.phase)} note={String(first.matches.length)} flush>
          <Typography variant="body2" color="textSecondary" sx={{ px: 2.5, pt: 1.5 }}>
            {places} mjesta u ždrijebu, slobodnih {byes}.
          </Typography>
          <DataTable
            caption={`Parovi: ${phaseLabel(first.phase)}`}
            captionHidden
            columns={[
              { id: 'number', header: 'Meč', phone: 'aside', cell: ({ number }) => `${number}.` },
              { id: 'pair', header: 'Par', cell: pairOf, phone: 'heading' },
            ]}
            rows={first.matches}
            rowKey={({ id }) => id}
            empty="Nema parova."
          />
        </SectionCard>
      )}
    </>
  );
}

const pairOf = ({ sides }: BracketMatch): string => sides.map(sideOf).join(' – ');

/** `Babić I. (1)`, `slobodno`, `pobjednik 3. skupine`. */
function sideOf({ kind, player, place, qualifier }: BracketSide): string {
  if (player) return place ? `${player.displayName} (${place})` : player.displayName;
  if (kind === 'BYE') return 'slobodno';
  return qualifier ? `pobjednik ${qualifier}. skupine` : 'još nije poznat';
}
