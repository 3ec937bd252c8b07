import type { NoticeChannel, NoticeKind } from '@club/shared/contracts/notices';

/**
 * The kinds of the outbox. An invitation cannot be switched off: it is sent only by e-mail, and not listed in the app.
 */
export type MessageKind = NoticeKind | 'INVITATION';

interface KindRow {
  readonly label: string;
  /** When it is sent, in a sentence. */
  readonly hint: string;
  /** The channels of a member without own choices. Web Push starts only with the member's own click. */
  readonly preset: Readonly<Record<NoticeChannel, boolean>>;
}

const ON = { APP: true, EMAIL: true, PUSH: false };

/** Every kind of notice, in the order in which members choose. */
export const KINDS: Readonly<Record<NoticeKind, KindRow>> = {
  OPPONENT: {
    label: 'Novi protivnik',
    hint: 'Kad se zna s kim igrate sljedeći meč lige, i kad se to promijeni.',
    preset: ON,
  },
  ROUND_PUBLISHED: {
    label: 'Objavljeno kolo ili ždrijeb',
    hint: 'Kad administrator objavi novo kolo ili ždrijeb lige, i kad objavu poništi.',
    // A player of the round is notified of the opponent anyway: two e-mails would be one too many.
    preset: { ...ON, EMAIL: false },
  },
  RESULT_ENTERED: {
    label: 'Upisan rezultat',
    hint: 'Kad protivnik ili administrator upiše ili poništi rezultat vašeg meča.',
    preset: ON,
  },
  RESULT_CONFIRMED: { label: 'Potvrđen rezultat', hint: 'Kad je potvrđen rezultat koji ste upisali.', preset: ON },
  RESULT_DISPUTED: { label: 'Osporen rezultat', hint: 'Kad protivnik ospori rezultat koji ste upisali.', preset: ON },
  BOOKING_CANCELLED: {
    label: 'Otkazana rezervacija',
    hint: 'Kad administrator otkaže vašu rezervaciju.',
    preset: ON,
  },
  COURT_CLOSED: {
    label: 'Zatvoren teren',
    hint: 'Kad se zbog kiše ili radova zatvori teren koji ste rezervirali.',
    preset: ON,
  },
  FEE_RECEIVED: {
    label: 'Uplata za ligu',
    hint: 'Kad je zaprimljena vaša članarina za ljetnu ligu, i kad je uplata poništena.',
    preset: ON,
  },
};

export const NOTICE_KINDS = Object.keys(KINDS) as NoticeKind[];

export const MESSAGE_KINDS: readonly MessageKind[] = [...NOTICE_KINDS, 'INVITATION'];
