import * as z from '@club/shared/schema';

/** The keys in `sessionStorage` under which remotes of every release keep input. */
export const PREFIX = 'club-typed:';

const Kept = z.object({ subject: z.string(), until: z.number(), values: z.looseObject({}) });

/** What an entry contains; undefined if it is in the format of another version of the page. */
export function keptIn(text: string | null): z.output<typeof Kept> | undefined {
  try {
    return Kept.parse(JSON.parse(text ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Storage may be full, or forbidden: then nothing is stored. */
export function tryStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
