import { PLAYER_NAME_LENGTH, TOWN_LENGTH } from '@club/shared/contracts/league/scalars';
import { PYRAMID_POSITIONS, PYRAMID_ROWS } from '@club/shared/domain';
import { KNOCKOUT_PHASES } from '../matches/phase-keys';
import { type Column, choice, day, optional, sets, text, whole, yes } from './columns';

const MAX_ROUNDS = 40;
const LARGEST = 2_000_000_000;
const player = whole(1, 9_999);
const name = text(PLAYER_NAME_LENGTH);
const round = whole(1, MAX_ROUNDS);
const row = whole(1, PYRAMID_ROWS);
const position = whole(1, PYRAMID_POSITIONS);
const points = whole(0, 9_999);
const group = choice({ A: 'A', B: 'B' });
const tournament = choice({ GLAVNI: 'MAIN', UTJEŠNI: 'CONSOLATION' });

/** The phases of a season file: `1` to `40` for a round, and the knockout by the names of the specification. */
const phase = choice<string>({
  ...Object.fromEntries(Array.from({ length: MAX_ROUNDS }, (_, index) => [`${index + 1}`, `${index + 1}`])),
  ...KNOCKOUT_PHASES,
});

/**
 * The sections of a season file in their order, each with its columns. A line starts with the name of its section; a
 * line that starts with `#` is a comment and names the columns of the section that follows. Described in
 * docs/season-files.md.
 */
export const SECTIONS = {
  SEZONA: {
    godina: whole(2000, 2100),
    vrsta: choice({ PIRAMIDA: 'ARCHIVE', SKUPINE: 'GROUPS' }),
    kola: whole(0, MAX_ROUNDS),
    ždrijeb: optional(choice({ 'PO PLASMANU': 'fold', 'PO RAZREDIMA': 'bands' })),
    sjeme: optional(whole(-LARGEST, LARGEST)),
  },
  IGRAČ: {
    oznaka: player,
    prezime: name,
    ime: name,
    nadimak: optional(name),
    rođen: optional(day),
    mjesto: optional(text(TOWN_LENGTH)),
    status: choice({ IGRAO: 'ACTIVE', ODUSTAO: 'INACTIVE', ZAMJENA: null }),
    mjestoNaLjestvici: optional(whole(1, 9_999)),
    bodovi: optional(points),
  },
  KOLO: { broj: round, od: day, do: day },
  POLJE: {
    kolo: round,
    piramida: choice({ POČETNA: 'INITIAL', REZULTATSKA: 'RESULT' }),
    red: row,
    pozicija: position,
    igrač: player,
    zamjena: optional(player),
    odsutan: yes,
    početniBodovi: points,
    bodoviMeča: optional(points),
    bodoviZaRed: optional(points),
    završniBodovi: optional(points),
    boja: optional(choice({ ZELENA: 'green', CRVENA: 'red', PLAVA: 'blue' })),
    smjer: optional(choice({ GORE: 'UP', DOLJE: 'DOWN', ISTI: 'NONE' })),
  },
  MEČ: {
    oznaka: text(60),
    turnir: tournament,
    faza: phase,
    skupina: optional(group),
    igrač1: player,
    igrač2: player,
    umjesto1: optional(player),
    umjesto2: optional(player),
    lopte: optional(player),
    ishod: optional(
      choice({
        ODIGRAN: 'PLAYED',
        'PREDAJA U MEČU': 'RETIRED',
        'PREDAJA PRIJE MEČA': 'WALKOVER',
        'OBOSTRANA PREDAJA': 'DOUBLE_WALKOVER',
        'BEZ POBJEDNIKA': 'NO_RESULT',
        NEODIGRAN: 'UNPLAYED',
      }),
    ),
    setovi: sets,
    predao: optional(choice({ 1: 0, 2: 1 })),
    ispričan: yes,
    od: optional(day),
    do: optional(day),
    red1: optional(row),
    pozicija1: optional(position),
    red2: optional(row),
    pozicija2: optional(position),
    bodovi1: optional(points),
    bodovi2: optional(points),
  },
  CRTA: {
    ždrijeb: choice<string>({
      GLAVNI: 'MAIN',
      UTJEŠNI: 'CONSOLATION',
      ...Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`K${index + 1}`, `QUALIFICATION-${index + 1}`])),
    }),
    broj: whole(1, 128),
    igrač: optional(player),
    mjesto: optional(whole(1, 999)),
    kvalifikacije: optional(whole(1, 8)),
  },
  SKUPINA: { skupina: group, mjesto: whole(1, 99), igrač: player, bodovi: points },
  NASLOV: { turnir: tournament, igrač: player },
  // Longer than the form accepts: the pseudonym of an erased person may have made the caption longer.
  SLIKA: { broj: whole(1, 9_999), opis: text(500) },
} as const;

export type SectionName = keyof typeof SECTIONS;
export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[];

type ValueOf<Of> = Of extends Column<infer Value> ? Value : never;
/** A line of a section, its cells by column. */
export type RowOf<Name extends SectionName> = {
  readonly [Key in keyof (typeof SECTIONS)[Name]]: ValueOf<(typeof SECTIONS)[Name][Key]>;
};

/** The content of a season file. */
export type SeasonFile = { readonly [Name in SectionName]: readonly RowOf<Name>[] };
