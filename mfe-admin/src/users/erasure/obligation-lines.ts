import type { LeagueObligations } from '@club/shared/contracts/league/obligations';
import { eurosToCents, formatMoneyWithEuros } from '@club/shared/domain';

const OPEN_MATCH: Record<LeagueObligations['openMatches'][number], string> = {
  ROUND:
    'Igra u otvorenom kolu: najprije upišite odustajanje, ili ishod „Predaja prije meča” ako je već odustao, inače protivniku meč ostaje neodigran, bez bodova.',
  SUBSTITUTE:
    'Igra kao zamjena u otvorenom kolu: najprije upišite drugu zamjenu, inače protivniku meč ostaje neodigran, bez bodova.',
  DRAW: 'Ima meč u ždrijebu: najprije upišite ishod „Predaja prije meča”, inače protivnik uzalud čeka.',
  UNKNOWN: 'U ligi ima nešto otvoreno: provjerite prije brisanja.',
};

/** What an administrator should settle with the league first: afterwards nobody knows whose it is. */
export function obligationLines(obligations: LeagueObligations | undefined): string[] {
  if (!obligations) return [];
  const { unpaidFees, openMatches } = obligations;
  const fees = unpaidFees.map(
    ({ year, amount, currency }) => `${formatMoneyWithEuros(eurosToCents(amount), currency)} za ${year}.`,
  );
  const debt = `Duguje članarinu za ljetnu ligu: ${fees.join(', ')} Nakon brisanja se ne zna čiji je dug: podmirite ga prije.`;
  return [...(fees.length > 0 ? [debt] : []), ...openMatches.map((kind) => OPEN_MATCH[kind])];
}
