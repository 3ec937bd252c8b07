import { type Kysely, sql } from 'kysely';

/** The embedded identity provider: users, its sessions and tokens, its keys and secrets, failed sign-ins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table identity_user (
      id text primary key,
      username text not null,
      password_hash text not null,
      given_name text not null,
      family_name text not null,
      email text,
      roles text[] not null,
      enabled boolean not null default true,
      one_time boolean not null default false
    );
    -- The collation knows that Č is the capital of č; the database's own may not.
    create unique index identity_user_username on identity_user (lower(username collate hr));

    create table identity_payload (
      model text not null,
      id text not null,
      payload jsonb not null,
      grant_id text,
      uid text,
      account_id text,
      expires_at timestamptz,
      consumed_at timestamptz,
      primary key (model, id)
    );
    create unique index identity_payload_uid on identity_payload (model, uid) where uid is not null;
    create index identity_payload_grant on identity_payload (grant_id) where grant_id is not null;
    create index identity_payload_account on identity_payload (account_id) where account_id is not null;
    create index identity_payload_expires on identity_payload (expires_at);

    create table identity_key (
      kid text primary key,
      sealed_jwk text not null,
      created_at timestamptz not null,
      retired_at timestamptz
    );
    create table identity_secret (name text primary key, sealed_value text not null, created_at timestamptz not null);

    create table identity_failure (
      id bigint generated always as identity primary key,
      key text not null,
      at timestamptz not null
    );
    create index identity_failure_recent on identity_failure (key, at);
  `)
    .execute(db);
}
