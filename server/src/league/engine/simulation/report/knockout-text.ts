import { type Bracket, type BracketMatch, bracketMatches, isPlayer, type Slot } from '../../knockout/bracket';
import type { Knockout } from '../../knockout/knockout';
import type { KnockoutPhase } from '../../knockout/phase';
import type { NameOf } from './round-text';
import { scoreText } from './score-text';

const LABELS: Readonly<Record<KnockoutPhase, string>> = {
  QUALIFICATION: 'Kvalifikacije',
  ROUND_OF_64: '1/32 finala',
  ROUND_OF_32: '1/16 finala',
  ROUND_OF_16: 'Osmina finala',
  QUARTERFINAL: 'Četvrtfinale',
  SEMIFINAL: 'Polufinale',
  THIRD_PLACE: 'Za treće mjesto',
  FINAL: 'Finale',
};

/** Qualifications, main draw and consolation, match by match. */
export function knockoutText({ qualifications, main, consolation, seeds }: Knockout, nameOf: NameOf): string[] {
  const ranks = new Map(seeds.map((player, index) => [player, index + 1]));
  const slotText = (slot: Slot): string => {
    if (!isPlayer(slot)) return slot === 'BYE' ? 'slobodan' : '?';
    return `${nameOf(slot)} [${ranks.get(slot)}]`;
  };
  return [
    ...qualifications.flatMap((section, index) => [
      '',
      `KVALIFIKACIJE, ${index + 1}. skupina, za ${index + 41}. mjesto: ${slotText(section.champion)}`,
      ...bracketMatches(section).map((match) => matchText(match, slotText)),
    ]),
    ...bracketText('GLAVNI TURNIR', main, slotText),
    ...(consolation ? bracketText('UTJEŠNI TURNIR', consolation, slotText) : []),
  ];
}

function bracketText(title: string, bracket: Bracket, slotText: (slot: Slot) => string): string[] {
  let phase: KnockoutPhase | null = null;
  const lines = bracketMatches(bracket).flatMap((match) => {
    const heading = match.phase === phase ? [] : [`  ${LABELS[match.phase]}`];
    phase = match.phase;
    return [...heading, matchText(match, slotText)];
  });
  return ['', title, ...lines, `  Pobjednik: ${slotText(bracket.champion)}`];
}

function matchText({ sides, result }: BracketMatch, slotText: (slot: Slot) => string): string {
  const [first, second] = sides.map((slot) => slotText(slot).padEnd(24));
  const isMatch = sides.every(isPlayer);
  return `    ${first} – ${second} ${isMatch ? scoreText(result) : ''}`.trimEnd();
}
