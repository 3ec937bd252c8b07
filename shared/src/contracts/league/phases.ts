import * as z from '@club/shared/schema';

/** Rounds of the pyramid (and of the groups of 2017 and 2019) by number, 1 to 20. Source: specification, section 4. */
export const ROUND_KEYS = [
  'PRVO_KOLO',
  'DRUGO_KOLO',
  'TRECE_KOLO',
  'CETVRTO_KOLO',
  'PETO_KOLO',
  'SESTO_KOLO',
  'SEDMO_KOLO',
  'OSMO_KOLO',
  'DEVETO_KOLO',
  'DESETO_KOLO',
  'JEDANAESTO_KOLO',
  'DVANAESTO_KOLO',
  'TRINAESTO_KOLO',
  'CETRNAESTO_KOLO',
  'PETNAESTO_KOLO',
  'SESNAESTO_KOLO',
  'SEDAMNAESTO_KOLO',
  'OSAMNAESTO_KOLO',
  'DEVETNAESTO_KOLO',
  'DVADESETO_KOLO',
] as const;

/**
 * Phases of the knockout in the order of play: qualifications, 1/32, 1/16, last 16, quarterfinals, … Source:
 * specification, section 4.
 */
export const KNOCKOUT_KEYS = [
  'KVALIFIKACIJE',
  'TRIDESETDVA_FINALA',
  'SESTNAESTINA_FINALA',
  'OSMINA_FINALA',
  'CETVRTFINALE',
  'POLUFINALE',
  'TRECE_MJESTO',
  'FINALE',
] as const;

/** Names of the knockout's phases. Source: specification, section 4. */
const KNOCKOUT_LABELS: Readonly<Record<(typeof KNOCKOUT_KEYS)[number], string>> = {
  KVALIFIKACIJE: 'Kvalifikacije',
  TRIDESETDVA_FINALA: '1/32 finala',
  SESTNAESTINA_FINALA: '1/16 finala',
  OSMINA_FINALA: 'Osmina finala',
  CETVRTFINALE: 'Četvrtfinale',
  POLUFINALE: 'Polufinale',
  TRECE_MJESTO: 'Treće mjesto',
  FINALE: 'Finale',
};

/**
 * A phase in a response: one of `ROUND_KEYS` or `KNOCKOUT_KEYS`. A plain string, because an imported season may have
 * phases of its own, which are shown as they are.
 */
export const CompetitionPhase = z.string();

/** Part of PUT /admin/league/seasons/{year}/draw/dates: a phase of the knockout in a request. */
export const KnockoutKey = z.enum(KNOCKOUT_KEYS, 'Ta faza ne postoji.');

/** Part of matches and titles: the league's two titles (resolution 21). Rounds and qualifications belong to MAIN. */
export const Tournament = z.enum(['MAIN', 'CONSOLATION']);

export type KnockoutKey = z.infer<typeof KnockoutKey>;
export type CompetitionPhase = z.infer<typeof CompetitionPhase>;
export type Tournament = z.infer<typeof Tournament>;

/** The number of a round's key, undefined for any other phase. */
export function roundNumber(phase: CompetitionPhase): number | undefined {
  const index = (ROUND_KEYS as readonly string[]).indexOf(phase);
  return index === -1 ? undefined : index + 1;
}

/** The label of a phase: `13. kolo`, `1/16 finala`; an unknown one unchanged (specification, section 4). */
export function phaseLabel(phase: CompetitionPhase): string {
  const number = roundNumber(phase);
  if (number !== undefined) return `${number}. kolo`;
  const key = KNOCKOUT_KEYS.find((candidate) => candidate === phase);
  return key ? KNOCKOUT_LABELS[key] : phase;
}

/** The label of a phase where both tournaments are shown together: `Utješni, finale`. */
export function competitionLabel(phase: CompetitionPhase, tournament: Tournament): string {
  const label = phaseLabel(phase);
  return tournament === 'MAIN' ? label : `Utješni, ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}
