import type { Topic } from '@club/shared/contracts/events';

/** `everybody`: all who are signed in; `member`: only the member concerned; `staff`: all with a role beyond USER. */
type Audience = 'everybody' | 'member' | 'staff';

interface TopicRow {
  readonly audience: Audience;
  /** Modules of the server that publish it. */
  readonly publishers: readonly string[];
  /** Packages of the browser that refetch when they receive it. */
  readonly subscribers: readonly string[];
}

/** Every live topic; deploy/checks/live-topics.test.ts compares publishers and subscribers with the code. */
export const TOPICS = {
  grid: {
    audience: 'everybody',
    publishers: [
      'bookings',
      'club-day',
      'club-opening',
      'court-closures',
      'erasure',
      'settings',
      'slot-plan',
      'user-management',
    ],
    subscribers: ['mfe-admin', 'mfe-reservations', 'shell'],
  },
  pricing: {
    audience: 'everybody',
    publishers: ['club-day', 'club-opening', 'erasure', 'settings'],
    subscribers: ['mfe-account', 'mfe-admin'],
  },
  'club-day': {
    audience: 'everybody',
    publishers: ['club-day', 'club-opening', 'club-profile', 'erasure', 'retention', 'settings', 'slot-plan'],
    subscribers: ['mfe-account', 'mfe-admin', 'shared'],
  },
  account: { audience: 'member', publishers: ['accounts', 'bookings', 'erasure'], subscribers: ['mfe-account'] },
  accounts: { audience: 'staff', publishers: ['platform/live'], subscribers: ['mfe-admin'] },
  league: {
    audience: 'everybody',
    publishers: ['club-day', 'erasure', 'league'],
    subscribers: ['mfe-admin', 'mfe-league', 'mfe-reservations', 'shared'],
  },
  members: {
    audience: 'everybody',
    publishers: ['club', 'erasure', 'members', 'user-management'],
    subscribers: ['mfe-account', 'mfe-admin', 'mfe-league'],
  },
  // Not `members`: when hundreds of imported members choose their first passwords, nobody else's pages read again.
  passwords: { audience: 'staff', publishers: ['server', 'user-management'], subscribers: ['mfe-admin'] },
  finances: { audience: 'staff', publishers: ['club-day', 'erasure', 'finances'], subscribers: ['mfe-admin'] },
  gallery: {
    audience: 'everybody',
    publishers: ['erasure', 'gallery', 'league'],
    subscribers: ['mfe-admin', 'mfe-league'],
  },
  notices: {
    audience: 'member',
    publishers: ['calendar-feed', 'erasure', 'notices'],
    subscribers: ['mfe-account', 'shell'],
  },
} as const satisfies Record<Topic, TopicRow>;

/** A newer release may have topics that this one does not know: its processes and its pages may be beside this one. */
export const isTopic = (name: string): name is Topic => Object.hasOwn(TOPICS, name);

/** Published by the hub itself: those who may see all accounts receive a change of any account. */
export const DERIVED = { account: 'accounts' } as const satisfies Partial<Record<Topic, Topic>>;

type DerivedTopic = (typeof DERIVED)[keyof typeof DERIVED];
/** A derived topic has the version of the one that it is derived from. */
export const isStored = (topic: Topic): boolean => !Object.values<Topic>(DERIVED).includes(topic);
/** Topics that concern one member at a time. */
export type MemberTopic = { [T in Topic]: (typeof TOPICS)[T]['audience'] extends 'member' ? T : never }[Topic];
/** Topics that concern all of their audience at once. */
export type ClubTopic = Exclude<Topic, MemberTopic | DerivedTopic>;

export interface Receiver {
  readonly memberId: number;
  readonly isStaff: boolean;
}

/** @param memberId the member concerned; undefined: unknown, after notifications were missed */
export function receives(receiver: Receiver, topic: Topic, memberId?: number): boolean {
  const { audience } = TOPICS[topic];
  if (audience === 'staff') return receiver.isStaff;
  return audience === 'everybody' || memberId === undefined || memberId === receiver.memberId;
}
