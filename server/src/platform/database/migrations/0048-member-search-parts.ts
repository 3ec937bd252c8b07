import { type Kysely, sql } from 'kysely';

/**
 * Every three letters that follow one another in what members are searched in, e-mail included: the index finds those
 * who have all of a searched word, where there are few of them, without looking at the names of all. `text-search.ts`
 * takes searched words apart the same way.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create function text_parts(words text) returns text[] language plpgsql immutable strict parallel safe cost 1000 as $$
      begin
        return array(select distinct substr(words, i, 3) from generate_series(1, length(words) - 2) i);
      end $$;
    -- Names change seldom: each is in the index at once, and no search looks through a list of late ones.
    create index member_by_part on member using gin (text_parts(search_text || ' ' || lower(coalesce(email, ''))))
      with (fastupdate = off);
    analyze member;
  `)
    .execute(db);
}
