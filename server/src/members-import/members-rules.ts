import { MEMBER_COLUMNS, type MembersCheck } from '@club/shared/contracts/club-opening';
import { SavePersonalInfo } from '@club/shared/contracts/members/personal-info';
import { CreateUser } from '@club/shared/contracts/members/user-management';
import { freeLine } from '@club/shared/contracts/texts';
import { personName, plural, withoutDiacritics } from '@club/shared/domain';

/** Each gets a password, which is hashed before the transaction: with more members one call would take minutes. */
const MAX_MEMBERS = 300;
/** More columns than any table of members has: a file with a longer first line is of another kind. */
const MAX_COLUMNS = 50;
/** How many characters of an unknown column name are shown. */
const SHOWN_SIGNS = 60;

type Member = Omit<MembersCheck['members'][number], 'invitation'>;
type Problem = MembersCheck['problems'][number];
type Column = (typeof MEMBER_COLUMNS)[number];

/** A line of the file with its number. */
interface FileLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** What was read of the file, and with which separator. */
interface MembersFile {
  readonly lines: readonly FileLine[];
  readonly separator: string;
}

export interface Taken {
  /** In lower case, as are the addresses. */
  readonly usernames: ReadonlySet<string>;
  /** Full names, without diacritics. */
  readonly names: ReadonlySet<string>;
  readonly emails: ReadonlySet<string>;
}

/** The schema of a text. */
interface Field {
  safeParse(text: string): {
    data?: string | undefined;
    error?: { issues: readonly { message: string }[] } | undefined;
  };
}

/** The same rules as in the forms. */
const FIELDS: Readonly<Record<Column, Field>> = {
  ime: CreateUser.shape.firstName,
  prezime: CreateUser.shape.lastName,
  korisnicko_ime: CreateUser.shape.userName,
  email: SavePersonalInfo.shape.email,
  nadimak: freeLine(60),
};

/** Headers are compared without case, diacritics, spaces, hyphens and underscores. */
const headerKey = (text: string): string => withoutDiacritics(text).replace(/[\s_\u2010\u2011–-]/g, '');

/** Other names of a column, as headers are compared. */
const ALIASES: ReadonlyMap<string, Column> = new Map([
  ['mail', 'email'],
  ['eposta', 'email'],
]);
/** What else the club's list of balances has; a new account begins with nothing. */
const NOT_IMPORTED: readonly string[] = ['stanje(eur)', 'gratis', 'aktivan'];

const SEPARATOR_NAMES: Readonly<Record<string, string>> = { ';': 'točka sa zarezom', ',': 'zarez', '\t': 'tabulator' };

const plain = (text: string): string => withoutDiacritics(text).replace(/[^a-z0-9]/g, '');

/** `ana.kovac`, or `ana.kovac2` when that is taken. */
function usernameFor(member: Pick<Member, 'firstName' | 'lastName'>, isTaken: (username: string) => boolean): string {
  const name = [plain(member.firstName), plain(member.lastName)].filter(Boolean).join('.').slice(0, 36);
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name}${number}`;
    if (!isTaken(candidate)) return candidate;
  }
}

const shortened = (text: string): string => (text.length > SHOWN_SIGNS ? `${text.slice(0, SHOWN_SIGNS)}…` : text);

function columnOf(header: string): Column | undefined {
  const key = headerKey(header);
  return MEMBER_COLUMNS.find((column) => headerKey(column) === key) ?? ALIASES.get(key);
}

function headOf(head: FileLine, separator: string): { at: Map<Column, number>; problems: Problem[] } {
  const at = new Map<Column, number>();
  const problems: Problem[] = [];
  const report = (message: string) => problems.push({ line: head.line, message });
  const count = head.cells.length;
  if (count > MAX_COLUMNS) {
    const columns = `${count} ${plural(count, 'stupac', 'stupca', 'stupaca')}`;
    report(`Zaglavlje ima ${columns}; mogući su samo ${MEMBER_COLUMNS.join(', ')}.`);
    return { at, problems };
  }
  // A table that was read with another separator than it has shows it here.
  const readWith = `Razdjelnik: ${SEPARATOR_NAMES[separator] ?? `„${separator}”`}.`;
  for (const [index, cell] of head.cells.entries()) {
    // Spreadsheets save empty columns, too, when a cell further right was ever used.
    if (!cell) continue;
    const column = columnOf(cell);
    const first = column && at.get(column);
    if (NOT_IMPORTED.includes(headerKey(cell))) report(`Stupac „${cell}” ne uvozi se: izbrišite ga iz datoteke.`);
    else if (!column) report(`Stupac „${shortened(cell)}” nije poznat. ${readWith}`);
    else if (first === undefined) at.set(column, index);
    else report(`Stupac „${column}” naveden je dvaput: „${head.cells[first]}” i „${cell}”.`);
  }
  for (const column of ['ime', 'prezime'] as const) {
    if (!at.has(column)) report(`Nedostaje stupac „${column}”. ${readWith}`);
  }
  return { at, problems };
}

/** The members that a file would add to a club where `taken` is in use, and all its problems. */
export function checkMembers(
  { lines, separator }: MembersFile,
  taken: Taken,
): { members: Member[]; problems: Problem[] } {
  const [head, ...rest] = lines;
  if (!head) return { members: [], problems: [{ line: 1, message: 'Datoteka je prazna.' }] };
  const { at, problems } = headOf(head, separator);
  if (problems.length > 0) return { members: [], problems };
  if (rest.length === 0) return { members: [], problems: [{ line: 2, message: 'U datoteci nema nijednog člana.' }] };
  if (rest.length > MAX_MEMBERS) {
    const message = `Najviše ${MAX_MEMBERS} članova odjednom; podijelite datoteku.`;
    return { members: [], problems: [{ line: rest[MAX_MEMBERS]?.line ?? 1, message }] };
  }

  /** In which line each was first. */
  const usernames = new Map<string, number>();
  const typedUsername = (cells: readonly string[]) => (cells[at.get('korisnicko_ime') ?? -1] ?? '').toLowerCase();
  const typedSomewhere = new Set(rest.map(({ cells }) => typedUsername(cells)));
  const emails = new Map<string, number>();
  const namedIn = new Map<string, number>();
  const members = rest.map(({ line, cells }): Member => {
    const cell = (column: Column) => cells[at.get(column) ?? -1] ?? '';
    /** The text as a form would keep it. Messages of forms are below their field; here they need the column. */
    const checked = (column: Column, text = cell(column)): string => {
      const { data, error } = FIELDS[column].safeParse(text);
      const message = error?.issues[0]?.message;
      if (message) {
        const fault = `${message.charAt(0).toLowerCase()}${message.slice(1)}`;
        problems.push({ line, message: `Stupac „${column}”: ${fault}` });
      }
      return data ?? text;
    };
    // Replacement characters, which come from a file in another encoding, would stay in the names for good.
    if (cells.some((text) => text.includes('\uFFFD'))) {
      problems.push({ line, message: 'Redak ima nečitljiva slova: spremite datoteku kao CSV UTF-8.' });
    }
    const unnamed = cells.find((text, index) => text && !head.cells[index]);
    if (unnamed) problems.push({ line, message: `Polje „${shortened(unnamed)}” nema stupac u zaglavlju.` });
    const person = { firstName: checked('ime'), lastName: checked('prezime') };

    const typed = typedUsername(cells);
    if (typed) checked('korisnicko_ime', typed);
    // Imported again, the file would otherwise add everybody a second time, under another username.
    const nameKey = withoutDiacritics(personName(person));
    const earlier = namedIn.get(nameKey);
    const where = taken.names.has(nameKey) ? 'u klubu' : earlier && `u ${earlier}. retku`;
    if (!typed && where) {
      const message = `${personName(person)} već je ${where}. Ako je to netko drugi, upišite korisničko ime.`;
      problems.push({ line, message });
    }
    if (earlier === undefined && person.firstName && person.lastName) namedIn.set(nameKey, line);
    const username =
      typed ||
      usernameFor(person, (name) => taken.usernames.has(name) || usernames.has(name) || typedSomewhere.has(name));
    const sameUsername = usernames.get(username);
    if (typed && taken.usernames.has(typed)) problems.push({ line, message: `Korisničko ime ${typed} već postoji.` });
    else if (sameUsername) problems.push({ line, message: `Korisničko ime ${typed} je i u ${sameUsername}. retku.` });
    if (!typed && person.firstName && person.lastName) checked('korisnicko_ime', username);
    if (!sameUsername) usernames.set(username, line);

    const address = cell('email') && checked('email');
    const emailKey = address.toLowerCase();
    const sameEmail = emails.get(emailKey);
    if (address && taken.emails.has(emailKey)) {
      problems.push({ line, message: `E-poštu ${address} već ima netko drugi.` });
    } else if (sameEmail) problems.push({ line, message: `E-pošta ${address} je i u ${sameEmail}. retku.` });
    if (address && !sameEmail) emails.set(emailKey, line);
    return { line, ...person, username, email: address || null, nickname: checked('nadimak') || null };
  });
  return { members, problems };
}
