import { freeLine, ONE_LINE } from '@club/shared/contracts/texts';
import { isZagrebDate } from '../engine';

/** How one column of a season file is written and read. `read` throws a `CellProblem` for an invalid cell. */
export interface Column<Value> {
  read(text: string): Value;
  write(value: Value): string;
}

/** The problem of a cell, in Croatian; the reader adds the line and the column. */
export class CellProblem extends Error {}

export function whole(least: number, most: number): Column<number> {
  return {
    read(text) {
      const value = Number(text);
      if (/^-?\d{1,15}$/.test(text) && value >= least && value <= most) return value;
      throw new CellProblem(`mora biti cijeli broj od ${least} do ${most}`);
    },
    write: String,
  };
}

/** A Zagreb date in the file's format: `2024-04-08`. */
export const day: Column<string> = {
  read(text) {
    if (isZagrebDate(text)) return text;
    throw new CellProblem('mora biti datum u obliku GGGG-MM-DD');
  },
  write: (value) => value,
};

/** A text of one line, kept as a form would keep it: people are recognised by their names. */
export function text(longest: number): Column<string> {
  const line = freeLine(longest);
  return {
    read(value) {
      const trimmed = value.trim();
      if (trimmed.length > longest) throw new CellProblem(`smije imati najviše ${longest} znakova`);
      // The database cannot store half of a surrogate pair, and a name is one line.
      if (!ONE_LINE.test(trimmed) || !trimmed.isWellFormed()) throw new CellProblem('sadrži nedopušten znak');
      const kept = line.parse(trimmed);
      if (kept === '') throw new CellProblem('ne smije biti prazno');
      return kept;
    },
    write: (value) => value,
  };
}

export function optional<Value>(column: Column<Value>): Column<Value | null> {
  return {
    read: (value) => (value.trim() === '' ? null : column.read(value)),
    write: (value) => (value === null ? '' : column.write(value)),
  };
}

/** One of some Croatian words, each with its value. */
export function choice<const Value>(choices: Readonly<Record<string, Value>>): Column<Value> {
  const entries = Object.entries(choices);
  return {
    read(text) {
      const found = entries.find(([word]) => word === text);
      if (found) return found[1];
      throw new CellProblem(`mora biti jedno od: ${entries.map(([word]) => word).join(', ')}`);
    },
    write: (value) => entries.find(([, meaning]) => meaning === value)?.[0] ?? '',
  };
}

/** `DA`, or nothing. */
export const yes: Column<boolean> = {
  read(text) {
    if (text === 'DA' || text === '') return text === 'DA';
    throw new CellProblem('mora biti DA ili prazno');
  },
  write: (value) => (value ? 'DA' : ''),
};

/** `6:4 3:6 7:5`, or nothing. */
export const sets: Column<readonly (readonly [number, number])[]> = {
  read(text) {
    if (text.trim() === '') return [];
    return text
      .trim()
      .split(/\s+/)
      .map((set) => {
        const [, first, second] = /^(\d):(\d)$/.exec(set) ?? [];
        if (first === undefined) throw new CellProblem('mora imati setove u obliku 6:4 3:6 7:5');
        return [Number(first), Number(second)] as const;
      });
  },
  write: (value) => value.map((set) => set.join(':')).join(' '),
};
