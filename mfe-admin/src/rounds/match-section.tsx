import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { MatchTable } from './match-table';

/** The matches of the open round or of the knockout. */
export function MatchSection({ control: { openMatches, disputed } }: { control: SeasonControl }) {
  const reasons = new Map(disputed.map(({ match, reason }) => [match.id, reason]));
  return <MatchTable title="Mečevi" caption="Mečevi otvorenog kola" matches={openMatches} reasons={reasons} />;
}
