import type { Topic } from '@club/shared/contracts/events';

/** `everybody` who is signed in; the one `member` concerned; `staff`: whoever has a role beyond USER. */
type Audience = 'everybody' | 'member' | 'staff';

interface TopicRow {
  readonly audience: Audience;
  /** Modules of the server that publish it. */
  readonly publishers: readonly string[];
  /** Packages of the browser that refetch on it. */
  readonly subscribers: readonly string[];
}

/** Every live topic; the test beside it compares publishers and subscribers with the code. */
export const TOPICS = {
  grid: {
    audience: 'everybody',
    publishers: [
      'bookings',
      'club-opening',
      'court-closures',
      'erasure',
      'seasons',
      'settings',
      'slot-plan',
      'user-management',
    ],
    subscribers: ['mfe-admin', 'mfe-reservations'],
  },
  pricing: {
    audience: 'everybody',
    publishers: ['club-opening', 'settings'],
    subscribers: ['mfe-account', 'mfe-admin'],
  },
  'club-day': {
    audience: 'everybody',
    publishers: ['club-opening', 'club-profile', 'retention', 'seasons', 'settings', 'slot-plan'],
    subscribers: ['mfe-admin', 'shared'],
  },
  account: { audience: 'member', publishers: ['accounts', 'bookings'], subscribers: ['mfe-account'] },
  accounts: { audience: 'staff', publishers: ['platform/live'], subscribers: ['mfe-admin'] },
  league: {
    audience: 'everybody',
    publishers: ['erasure', 'league'],
    subscribers: ['mfe-admin', 'mfe-league', 'shared', 'shell'],
  },
  members: {
    audience: 'everybody',
    publishers: ['club', 'erasure', 'members', 'user-management'],
    subscribers: ['mfe-admin'],
  },
  finances: { audience: 'staff', publishers: ['finances'], subscribers: ['mfe-admin'] },
  notices: { audience: 'member', publishers: ['notices'], subscribers: ['shell'] },
} as const satisfies Record<Topic, TopicRow>;

/** Published by the hub itself: whoever may see all accounts receives a change of any. */
export const DERIVED = { account: 'accounts' } as const satisfies Partial<Record<Topic, Topic>>;

type DerivedTopic = (typeof DERIVED)[keyof typeof DERIVED];
/** Topics that concern one member at a time. */
export type MemberTopic = { [T in Topic]: (typeof TOPICS)[T]['audience'] extends 'member' ? T : never }[Topic];
/** Topics that concern all of their audience at once. */
export type ClubTopic = Exclude<Topic, MemberTopic | DerivedTopic>;

export interface Receiver {
  readonly memberId: number;
  readonly isStaff: boolean;
}

/** @param memberId whom the change concerns; undefined: not known, after notices were missed */
export function receives(receiver: Receiver, topic: Topic, memberId?: number): boolean {
  const { audience } = TOPICS[topic];
  if (audience === 'staff') return receiver.isStaff;
  return audience === 'everybody' || memberId === undefined || memberId === receiver.memberId;
}
