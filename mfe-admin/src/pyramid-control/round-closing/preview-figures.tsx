import type { RoundPreview } from '@club/shared/contracts/league/rounds';
import { matchCountGenitive, playerCount, plural } from '@club/shared/domain';
import { CardGrid, SectionCard, Typography } from '@club/shared/ui-core';

/** The round in four figures. */
export function PreviewFigures({ preview }: { preview: RoundPreview }) {
  const { round, unplayed, moves, allPoints } = preview;
  const down = moves.filter((move) => move.down).length;
  return (
    <CardGrid min={130}>
      <Figure
        label="Odigrano"
        value={round.matches - unplayed.length}
        note={`od ${matchCountGenitive(round.matches)}`}
      />
      <Figure label="Nije odigrano" value={unplayed.length} note={substitutes(round.substitutes)} />
      <Figure label="Zamjene mjesta" value={moves.length} note={`${playerCount(moves.length)} gore, ${down} dolje`} />
      <Figure label="Podijeljeno bodova" value={allPoints} note={pointsNote(preview)} />
    </CardGrid>
  );
}

const substitutes = (count: number): string =>
  count === 0 ? 'bez zamjena u kolu' : `${count} ${plural(count, 'zamjena', 'zamjene', 'zamjena')} u kolu`;

/** `102 za mečeve, 525 za red`; what is left is for players without an opponent. */
function pointsNote({ allPoints, matchPoints, pyramid }: RoundPreview): string {
  const bonus = pyramid.reduce((sum, cell) => sum + (cell.bonus ?? 0), 0);
  const byes = allPoints - matchPoints - bonus;
  const parts = [`${matchPoints} za mečeve`, bonus > 0 && `${bonus} za red`, byes > 0 && `${byes} bez protivnika`];
  return parts.filter(Boolean).join(', ');
}

function Figure({ label, value, note }: { label: string; value: number; note: string }) {
  return (
    <SectionCard>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography sx={{ fontSize: { xs: '1.25rem', sm: '1.625rem' }, lineHeight: 1.3, fontWeight: 700 }}>
        {value}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {note}
      </Typography>
    </SectionCard>
  );
}
