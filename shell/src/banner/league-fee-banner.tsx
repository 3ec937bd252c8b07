import { Strip } from './strip';

/** Reminds a player of the league's fee. */
export function LeagueFeeBanner() {
  return (
    <Strip role="status" tone="alarm">
      Niste podmirili članarinu za ligu. Molimo vas da izvršite uplatu kako biste nastavili sudjelovati u ligi.
    </Strip>
  );
}
