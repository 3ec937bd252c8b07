import { shortDate, withStop } from '@club/shared/domain';
import { INVITATION_PATH } from '../../platform/identity';
import type { MessageKind } from './notice-kinds';

/** The text of a notice. The title is also the subject of its e-mail, so it contains no names and no amounts. */
export interface NoticeText {
  readonly kind: MessageKind;
  readonly title: string;
  readonly body: string;
  /** The path within the app that it links to. */
  readonly path: string;
}

const MY_RESULTS = '/my-results-league';

interface SeasonPlace {
  readonly year: number;
  /** The season hides its rounds; left out: it does not. */
  readonly resultsHidden?: boolean | undefined;
}

/**
 * The rounds of a season, which unlike the page of the current round do not depend on the day on which they are opened.
 * Where the season hides them, the current round remains.
 */
const seasonPath = ({ year, resultsHidden }: SeasonPlace, round = ''): string =>
  resultsHidden ? '/active-league' : `/summer-league/${year}${round}`;

const MY_RESERVATIONS = '/my-reservations';
const GIVEN_BACK =
  'Ako je termin bio plaćen, iznos je vraćen na vaš račun; ako ste iskoristili gratis rezervaciju, opet vam je na raspolaganju.';

export function opponentNotice(match: {
  /** For display: `3. kolo`, `Polufinale`. */
  readonly phase: string;
  readonly opponent: string;
  readonly endDate: string | null;
  /** The last day for the attacker to contact the opponent; left out for the other player. */
  readonly contactBy?: string | null;
  /** The last notice named the same opponent: only the days are new. */
  readonly isKnown?: boolean;
}): NoticeText {
  const until = match.endDate ? ` Meč se igra do ${shortDate(match.endDate)}` : '';
  const duty = match.contactBy ? ` Javite se protivniku do ${shortDate(match.contactBy)} i donesite lopte.` : '';
  const body = `${match.phase}: protivnik ${withStop(match.opponent)}${until}${duty}`;
  const title = match.isKnown ? 'Ljetna liga: rok vašeg meča' : 'Ljetna liga: novi protivnik';
  return { kind: 'OPPONENT', title, body, path: MY_RESULTS };
}

/** For a match that was announced and will not be played, because the opponent is absent. */
export function noMatchNotice({ phase, opponent }: { readonly phase: string; readonly opponent: string }): NoticeText {
  const body = `${phase}: protivnik ${opponent} ne igra, imate slobodno kolo.`;
  return { kind: 'OPPONENT', title: 'Ljetna liga: meč se ne igra', body, path: MY_RESULTS };
}

/** For a player who was to substitute in an announced match. */
export function noSubstituteNotice({ phase }: { readonly phase: string }): NoticeText {
  const body = `${phase}: ipak ne igrate kao zamjena.`;
  return { kind: 'OPPONENT', title: 'Ljetna liga: meč se ne igra', body, path: MY_RESULTS };
}

/** For a match that was announced and may yet be played, with this opponent or another one. */
export function notPlayedNotice({ phase }: { readonly phase: string }): NoticeText {
  const body = `${phase}: najavljeni meč zasad se ne igra.`;
  return { kind: 'OPPONENT', title: 'Ljetna liga: meč se ne igra', body, path: MY_RESULTS };
}

/** For a phase that was undone and published again, in which the player no longer has a match. */
export function noOpponentNotice({ phase }: { readonly phase: string }): NoticeText {
  const body = `${phase}: prema novoj objavi nemate protivnika.`;
  return { kind: 'OPPONENT', title: 'Ljetna liga: meč se ne igra', body, path: MY_RESULTS };
}

export function roundNotice(
  round: SeasonPlace & { readonly number: number; readonly startDate: string; readonly endDate: string },
): NoticeText {
  const { year, number, startDate, endDate } = round;
  return {
    kind: 'ROUND_PUBLISHED',
    title: 'Ljetna liga: objavljeno je novo kolo',
    body: `${number}. kolo ljetne lige ${year}. igra se od ${shortDate(startDate)} do ${shortDate(endDate)}`,
    path: seasonPath(round, `?round=${number}&part=results`),
  };
}

export function drawNotice({ year }: { readonly year: number }): NoticeText {
  return {
    kind: 'ROUND_PUBLISHED',
    title: 'Ljetna liga: objavljen je ždrijeb',
    body: `Objavljen je ždrijeb završnog turnira ljetne lige ${year}.`,
    path: `/summer-league/league-draw/${year}`,
  };
}

const NOT_PLAYED = 'Najavljeni mečevi zasad se ne igraju.';

/** Of the same kind as the notice that it takes back: substitutes only receive those of their matches. */
export function roundUndoneNotice(
  round: SeasonPlace & { readonly number: number; readonly isSubstitute: boolean },
): NoticeText {
  const { year, number, isSubstitute } = round;
  return {
    kind: isSubstitute ? 'OPPONENT' : 'ROUND_PUBLISHED',
    title: 'Ljetna liga: objava kola je poništena',
    body: `Poništena je objava ${number}. kola ljetne lige ${year}. ${NOT_PLAYED}`,
    path: seasonPath(round),
  };
}

/** Of the same kind as the notice that it takes back: of the consolation, only matches are announced. */
export function drawUndoneNotice(draw: SeasonPlace & { readonly isConsolation: boolean }): NoticeText {
  const { year, isConsolation } = draw;
  const tournament = isConsolation ? 'utješnog' : 'završnog';
  return {
    kind: isConsolation ? 'OPPONENT' : 'ROUND_PUBLISHED',
    title: 'Ljetna liga: objava ždrijeba je poništena',
    body: `Poništena je objava ždrijeba ${tournament} turnira ljetne lige ${year}. ${NOT_PLAYED}`,
    path: isConsolation ? `/summer-league/league-draw/${year}` : seasonPath(draw),
  };
}

interface ResultFacts {
  /** `Horvat I. – Babić M.` */
  readonly match: string;
  /** `6:3 6:4` */
  readonly result: string;
}

interface EntryFacts {
  /** No confirmation is needed then. */
  readonly isByAdministrator?: boolean;
  /** The recipient's side has disputed the result of this match that the other side entered. */
  readonly isDisputed?: boolean;
}

export function resultEnteredNotice({
  match,
  result,
  isByAdministrator = false,
  isDisputed = false,
}: ResultFacts & EntryFacts): NoticeText {
  const what = isByAdministrator
    ? 'Rezultat je upisao administrator.'
    : isDisputed
      ? 'Ako je sada točan, potvrdite ga na stranici „Unos rezultata”; inače ostaje osporen.'
      : 'Potvrdite ga ili osporite na stranici „Unos rezultata”.';
  return {
    kind: 'RESULT_ENTERED',
    title: isDisputed
      ? 'Ljetna liga: osporeni rezultat upisan je ponovno'
      : 'Ljetna liga: upisan je rezultat vašeg meča',
    body: `${match}: ${withStop(result)} ${what}`,
    path: MY_RESULTS,
  };
}

export function resultTakenBackNotice({
  match,
  isByAdministrator = false,
  isDisputed = false,
}: Pick<ResultFacts, 'match'> & EntryFacts): NoticeText {
  const what = isByAdministrator
    ? 'upisani rezultat poništio je administrator.'
    : `${isDisputed ? 'osporeni' : 'upisani'} rezultat je poništen.`;
  return {
    kind: 'RESULT_ENTERED',
    title: 'Ljetna liga: rezultat vašeg meča je poništen',
    body: `${match}: ${what}`,
    path: MY_RESULTS,
  };
}

export function resultConfirmedNotice({ match, result }: ResultFacts): NoticeText {
  return {
    kind: 'RESULT_CONFIRMED',
    title: 'Ljetna liga: rezultat vašeg meča je potvrđen',
    body: withStop(`${match}: ${result}`),
    path: MY_RESULTS,
  };
}

export function resultDisputedNotice({ match, result, reason }: ResultFacts & { readonly reason: string }): NoticeText {
  return {
    kind: 'RESULT_DISPUTED',
    title: 'Ljetna liga: rezultat vašeg meča je osporen',
    body: `${match}: ${withStop(result)} Razlog: ${withStop(reason)}`,
    path: MY_RESULTS,
  };
}

const BOOKING_CANCELLED = 'Vaša rezervacija je otkazana';

interface VoidedBooking {
  /** `20.11.2026. u 18:30, teren 1` */
  readonly place: string;
  readonly reason: string;
}

/** An administrator has deleted this booking alone, and gives no reason for it. */
export function bookingDeletedNotice({ place }: Pick<VoidedBooking, 'place'>): NoticeText {
  return {
    kind: 'BOOKING_CANCELLED',
    title: BOOKING_CANCELLED,
    body: `Rezervaciju ${place}, otkazao je administrator. ${GIVEN_BACK}`,
    path: MY_RESERVATIONS,
  };
}

export function bookingCancelledNotice({ place, reason }: VoidedBooking): NoticeText {
  return {
    kind: 'BOOKING_CANCELLED',
    title: BOOKING_CANCELLED,
    body: `Otkazana je rezervacija ${place}. Razlog: ${withStop(reason)} ${GIVEN_BACK}`,
    path: MY_RESERVATIONS,
  };
}

export function courtClosedNotice({ place, reason }: VoidedBooking): NoticeText {
  return {
    kind: 'COURT_CLOSED',
    title: 'Teren je zatvoren, vaša rezervacija je otkazana',
    body: `Otkazana je rezervacija ${place}. Razlog: ${withStop(reason)} ${GIVEN_BACK}`,
    path: MY_RESERVATIONS,
  };
}

interface FeePayment extends SeasonPlace {
  /** For display: `60,00 €`. */
  readonly amount: string;
  /** Zagreb date. */
  readonly paidOn: string;
}

export function feeReceivedNotice(fee: FeePayment): NoticeText {
  return {
    kind: 'FEE_RECEIVED',
    title: 'Ljetna liga: uplata je zaprimljena',
    body: `Članarina za ljetnu ligu ${fee.year}. plaćena je ${shortDate(fee.paidOn)} Iznos: ${fee.amount}.`,
    path: seasonPath(fee),
  };
}

/** Of the same kind as the notice that it takes back. */
export function feeTakenBackNotice(fee: FeePayment): NoticeText {
  return {
    kind: 'FEE_RECEIVED',
    title: 'Ljetna liga: uplata je poništena',
    body: `Poništena je uplata članarine za ljetnu ligu ${fee.year}. od ${shortDate(fee.paidOn)} Iznos: ${fee.amount}.`,
    path: seasonPath(fee),
  };
}

/** The link's token is inserted when the e-mail is sent: the database does not contain it. */
export function invitationNotice({
  clubName,
  username,
}: {
  readonly clubName: string;
  readonly username: string;
}): NoticeText {
  return {
    kind: 'INVITATION',
    title: `${clubName}: pozivnica`,
    body:
      `${clubName} poziva vas u svoju aplikaciju za rezervacije i ligu. Vaše korisničko ime je ${username}. ` +
      'Lozinku odaberite na stranici ispod. Poveznica vrijedi jednom i najdulje sedam dana; ako ste primili više ' +
      'pozivnica, vrijedi samo posljednja.',
    path: INVITATION_PATH,
  };
}
