import { type Kysely, sql } from 'kysely';

/**
 * No two members have the same e-mail. Where some already do, the active one keeps it, and of several the one who
 * joined first; the action log records whose address was removed, with that member as the actor, as there is no other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    update member set email = nullif(trim(email), '');

    create temporary table shared_email as
      select id, identity_id, email from (
        select id, identity_id, email, row_number() over (
          partition by lower(email collate hr) order by active desc, created_at, id
        ) as place
        from member where email is not null
      ) numbered where place > 1;
    insert into action_log (at, actor_id, action, subject, before, after)
      select now(), member.id, 'Uklonjena e-mail adresa koju ima i drugi član', first_name || ' ' || last_name,
             jsonb_build_object('Email', member.email), jsonb_build_object('Email', '')
      from member join shared_email using (id) order by member.id;
    update identity_user set email = null from shared_email where identity_user.id = shared_email.identity_id;
    update member set email = null from shared_email where member.id = shared_email.id;
    drop table shared_email;

    create unique index member_email on member (lower(email collate hr));
  `)
    .execute(db);
}
