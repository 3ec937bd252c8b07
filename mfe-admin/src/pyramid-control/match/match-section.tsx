import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { isOver } from '../controlled-season/season-state';
import { MatchTable } from './match-table';

/** The matches of the open round or of the knockout. */
export function MatchSection({ control }: { control: SeasonControl }) {
  const { openMatches, rounds, disputed, isDrawn } = control;
  const reasons = new Map(disputed.map(({ match, reason }) => [match.id, reason]));
  return (
    <MatchTable
      title="Mečevi"
      caption={isDrawn ? 'Mečevi završnog turnira' : 'Mečevi otvorenog kola'}
      matches={openMatches}
      rounds={rounds}
      reasons={reasons}
      isFinal={isOver(control)}
    />
  );
}
