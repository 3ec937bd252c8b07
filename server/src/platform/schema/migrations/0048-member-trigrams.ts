import { type Kysely, sql } from 'kysely';

/**
 * Trigrams of the text that a search of members reads, e-mail included: when few members have all trigrams of a
 * searched word, the index finds them without reading the names of all. `text-search.ts` makes the trigrams of searched
 * words. Without the extension pg_trgm, which the embedded engine would load at each start.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create function trigrams(words text) returns text[] language plpgsql immutable strict parallel safe cost 1000 as $$
      begin
        return array(select distinct substr(words, i, 3) from generate_series(1, length(words) - 2) i);
      end $$;
    -- Names change seldom: each is in the index at once, and no search looks through a list of late ones.
    create index member_by_trigram on member using gin (trigrams(search_text || ' ' || lower(coalesce(email, ''))))
      with (fastupdate = off);
    analyze member;
  `)
    .execute(db);
}
