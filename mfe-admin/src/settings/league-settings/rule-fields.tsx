import type { LeagueSeasonSettings, SeasonRules } from '@club/shared/contracts/league/season-settings';
import type { Control } from '@club/shared/form';
import { Alert } from '@club/shared/ui-core';
import { FormSelect } from '@club/shared/ui-form';
import { NumberField } from '../../forms/form-field/number-field';
import { FieldColumns } from './field-columns';
import { type EnteredSeason, type TypedSeason, typedRules } from './season-form';

const FIRST_PAIRS = [
  { value: '1', label: '1. i 2. red (pa 3. i 4. …)' },
  { value: '2', label: '2. i 3. red (pa 4. i 5. …)' },
];
const PAIRINGS = [
  { value: 'avoid-rematch', label: 'Bez ponavljanja protivnika' },
  { value: 'column', label: 'Ista pozicija' },
];
const EDGE_ROWS = [
  { value: 'play', label: 'Igra unutar reda' },
  { value: 'rest', label: 'Slobodan je' },
];
const BONUSES = [
  { value: 'no', label: 'U svakom kolu' },
  { value: 'yes', label: 'Samo jednom' },
];
const DRAWS = [
  { value: 'fold', label: 'Po nositeljima' },
  { value: 'bands', label: 'Po razredima nositelja' },
];

/** The rules of a season, as long as they can be changed. */
export function RuleFields({ control }: { control: Control<TypedSeason, unknown, EnteredSeason> }) {
  return (
    <FieldColumns title="Pravila">
      <NumberField control={control} name="rounds" label="Broj kola" />
      <FormSelect control={control} name="firstPair" label="Prvi par u neparnim kolima" options={FIRST_PAIRS} />
      <FormSelect control={control} name="pairing" label="Sparivanje" options={PAIRINGS} />
      <FormSelect control={control} name="edgeRow" label="Rubni red" options={EDGE_ROWS} />
      <NumberField control={control} name="byePoints" label="Broj bodova za slobodno kolo" />
      <NumberField control={control} name="bonusFromRound" label="Prvo kolo s bonusom reda" />
      <FormSelect control={control} name="bonusOnce" label="Bonus reda" options={BONUSES} />
      <FormSelect control={control} name="draw" label="Ždrijeb" options={DRAWS} />
    </FieldColumns>
  );
}

const labelOf = (options: readonly { readonly value: string; readonly label: string }[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

const LOWERING = 'Dok zadnje kolo nije objavljeno, broj kola može se samo smanjiti, na stranici „Kola”.';

/** The rules as text and not as disabled fields, so that nobody looks for a way to change them. */
export function FrozenRules({ rules: saved, state }: { rules: SeasonRules; state: LeagueSeasonSettings['state'] }) {
  const rules = typedRules(saved);
  const facts: [string, string][] = [
    ['Broj kola', rules.rounds],
    ['Prvi par u neparnim kolima', labelOf(FIRST_PAIRS, rules.firstPair)],
    ['Sparivanje', labelOf(PAIRINGS, rules.pairing)],
    ['Rubni red', labelOf(EDGE_ROWS, rules.edgeRow)],
    ['Broj bodova za slobodno kolo', rules.byePoints],
    ['Prvo kolo s bonusom reda', `${rules.bonusFromRound}.`],
    ['Bonus reda', labelOf(BONUSES, rules.bonusOnce)],
    ['Ždrijeb', labelOf(DRAWS, rules.draw)],
  ];
  return (
    <section aria-label="Pravila">
      <Alert severity="info" role="note">
        Pravila su zaključana od objave 1. kola.{state === 'ROUNDS' && ` ${LOWERING}`}
      </Alert>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt style={{ display: 'inline' }}>{name}: </dt>
            <dd style={{ display: 'inline', margin: 0, fontWeight: 600 }}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
