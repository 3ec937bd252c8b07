import { MEMBER_COLUMNS, type MembersCheck } from '@club/shared/contracts/club-opening';
import { SavePersonalInfo } from '@club/shared/contracts/members/personal-info';
import { CreateUser } from '@club/shared/contracts/members/user-management';
import { freeLine } from '@club/shared/contracts/texts';
import { personName, plural, withoutDiacritics } from '@club/shared/domain';

/** Each gets a hashed password: more members would take minutes in one transaction. */
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

function headOf(head: FileLine): { at: Map<Column, number>; problems: Problem[] } {
  const at = new Map<Column, number>();
  const problems: Problem[] = [];
  const count = head.cells.length;
  if (count > MAX_COLUMNS) {
    const columns = `${count} ${plural(count, 'stupac', 'stupca', 'stupaca')}`;
    const message = `Zaglavlje ima ${columns}; mogući su samo ${MEMBER_COLUMNS.join(', ')}.`;
    return { at, problems: [{ line: head.line, message }] };
  }
  for (const [index, cell] of head.cells.entries()) {
    const column = MEMBER_COLUMNS.find((each) => each === cell.toLowerCase());
    // Spreadsheets save empty columns, too, when a cell further right was ever used.
    if (!cell) continue;
    if (!column) problems.push({ line: head.line, message: `Stupac „${shortened(cell)}” nije poznat.` });
    else if (at.has(column)) problems.push({ line: head.line, message: `Stupac „${cell}” naveden je dvaput.` });
    else at.set(column, index);
  }
  for (const column of ['ime', 'prezime'] as const) {
    if (!at.has(column)) problems.push({ line: head.line, message: `Nedostaje stupac „${column}”.` });
  }
  return { at, problems };
}

/** The members that a file would add to a club where `taken` is in use, and all its problems. */
export function checkMembers(lines: readonly FileLine[], taken: Taken): { members: Member[]; problems: Problem[] } {
  const [head, ...rest] = lines;
  if (!head) return { members: [], problems: [{ line: 1, message: 'Datoteka je prazna.' }] };
  const { at, problems } = headOf(head);
  if (problems.length > 0) return { members: [], problems };
  if (rest.length === 0) return { members: [], problems: [{ line: 2, message: 'U datoteci nema nijednog člana.' }] };
  if (rest.length > MAX_MEMBERS) {
    const message = `Najviše ${MAX_MEMBERS} članova odjednom; podijelite datoteku.`;
    return { members: [], problems: [{ line: rest[MAX_MEMBERS]?.line ?? 1, message }] };
  }

  const usernames = new Set(taken.usernames);
  const typedUsername = (cells: readonly string[]) => (cells[at.get('korisnicko_ime') ?? -1] ?? '').toLowerCase();
  const typedSomewhere = new Set(rest.map(({ cells }) => typedUsername(cells)));
  const emails = new Set(taken.emails);
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
    if (!typed && taken.names.has(withoutDiacritics(personName(person)))) {
      const message = `${personName(person)} već je u klubu. Ako je to netko drugi, upišite korisničko ime.`;
      problems.push({ line, message });
    }
    const username = typed || usernameFor(person, (name) => usernames.has(name) || typedSomewhere.has(name));
    if (typed && usernames.has(typed)) problems.push({ line, message: `Korisničko ime ${typed} već postoji.` });
    if (!typed && person.firstName && person.lastName) checked('korisnicko_ime', username);
    usernames.add(username);

    const address = cell('email') && checked('email');
    if (address && emails.has(address.toLowerCase())) {
      problems.push({ line, message: `E-poštu ${address} već ima netko drugi.` });
    }
    emails.add(address.toLowerCase());
    return { line, ...person, username, email: address || null, nickname: checked('nadimak') || null };
  });
  return { members, problems };
}
