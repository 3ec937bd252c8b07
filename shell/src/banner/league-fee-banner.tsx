import { Strip } from './strip';

/** Reminds a player of the league fee; if hidden it only reserves its place. */
export function LeagueFeeBanner({ isHidden }: { isHidden: boolean }) {
  return (
    <Strip role="status" tone="alarm" style={isHidden ? { visibility: 'hidden' } : undefined}>
      Niste podmirili članarinu za ligu. Molimo vas da izvršite uplatu kako biste nastavili sudjelovati u ligi.
    </Strip>
  );
}
