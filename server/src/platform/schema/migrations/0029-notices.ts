import { type Kysely, sql } from 'kysely';

/**
 * Notices to members, their preferences by kind and channel, and the outbox of what the club sends by e-mail and Web
 * Push. A notice is created once for an event and a member, even if the event is repeated.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table notice (
      id integer generated always as identity primary key,
      member_id integer not null references member,
      event text not null,
      kind text not null,
      title text not null,
      body text not null,
      path text not null,
      in_app boolean not null,
      created_at timestamptz not null,
      read_at timestamptz,
      unique (event, member_id)
    );
    create index notice_of_member on notice (member_id, id) where in_app;
    create index notice_unread on notice (member_id) where in_app and read_at is null;
    create table notice_preference (
      member_id integer not null references member,
      kind text not null,
      channel text not null check (channel in ('APP', 'EMAIL', 'PUSH')),
      enabled boolean not null,
      primary key (member_id, kind, channel)
    );
    create table push_subscription (
      id integer generated always as identity primary key,
      member_id integer not null references member,
      endpoint text not null unique,
      p256dh text not null,
      auth text not null,
      created_at timestamptz not null
    );
    create index push_subscription_of_member on push_subscription (member_id);
    create table notice_delivery (
      id integer generated always as identity primary key,
      notice_id integer not null references notice,
      channel text not null check (channel in ('EMAIL', 'PUSH')),
      subscription_id integer references push_subscription on delete cascade,
      token uuid not null default gen_random_uuid(),
      state text not null default 'WAITING' check (state in ('WAITING', 'SENDING', 'SENT', 'FAILED', 'DROPPED')),
      attempts integer not null default 0,
      due_at timestamptz not null,
      claimed_at timestamptz,
      finished_at timestamptz,
      address text,
      error text,
      check ((channel = 'PUSH') = (subscription_id is not null))
    );
    create index notice_delivery_due on notice_delivery (due_at) where state in ('WAITING', 'SENDING');
    create index notice_delivery_of_notice on notice_delivery (notice_id);
    create index notice_delivery_mail on notice_delivery (id) where channel = 'EMAIL';
    create index notice_delivery_subscription on notice_delivery (subscription_id) where subscription_id is not null;
    create table notice_keys (
      id integer primary key check (id = 1),
      push_public text not null,
      push_private text not null,
      unsubscribe_secret text not null
    );
  `)
    .execute(db);
}
