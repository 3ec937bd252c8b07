import { NoticeKind } from '@club/shared/contracts/notices';
import { mailText } from '../mail/mail-message';
import { KINDS } from './notice-kinds';
import {
  bookingCancelledNotice,
  bookingDeletedNotice,
  courtClosedNotice,
  drawNotice,
  drawUndoneNotice,
  feeReceivedNotice,
  feeTakenBackNotice,
  invitationNotice,
  noMatchNotice,
  noOpponentNotice,
  noSubstituteNotice,
  notPlayedNotice,
  opponentNotice,
  resultConfirmedNotice,
  resultDisputedNotice,
  resultEnteredNotice,
  resultTakenBackNotice,
  roundNotice,
  roundUndoneNotice,
} from './notice-texts';

const RESULT = { match: 'Horvat I. – Babić M.', result: '6:3 6:4' };
const BOOKING = { place: '20.11.2026. u 18:30, teren 1', reason: 'Kiša' };
const GIVEN_BACK =
  'Ako je termin bio plaćen, iznos je vraćen na vaš račun; ako ste iskoristili gratis rezervaciju, opet vam je na raspolaganju.';

const TEXTS = [
  {
    text: opponentNotice({ phase: '3. kolo', opponent: 'Babić M.', endDate: '2026-07-20' }),
    title: 'Ljetna liga: novi protivnik',
    body: '3. kolo: protivnik Babić M. Meč se igra do 20.07.2026.',
    path: '/my-results-league',
  },
  {
    text: opponentNotice({ phase: '3. kolo', opponent: 'Babić M.', endDate: '2026-07-20', contactBy: '2026-07-09' }),
    title: 'Ljetna liga: novi protivnik',
    body: '3. kolo: protivnik Babić M. Meč se igra do 20.07.2026. Javite se protivniku do 09.07.2026. i donesite lopte.',
    path: '/my-results-league',
  },
  {
    text: opponentNotice({ phase: 'Polufinale', opponent: 'Babić Marko', endDate: null }),
    title: 'Ljetna liga: novi protivnik',
    body: 'Polufinale: protivnik Babić Marko.',
    path: '/my-results-league',
  },
  {
    text: opponentNotice({ phase: '3. kolo', opponent: 'Babić M.', endDate: '2026-07-21', isKnown: true }),
    title: 'Ljetna liga: rok vašeg meča',
    body: '3. kolo: protivnik Babić M. Meč se igra do 21.07.2026.',
    path: '/my-results-league',
  },
  {
    text: noMatchNotice({ phase: '3. kolo', opponent: 'Babić M.' }),
    title: 'Ljetna liga: meč se ne igra',
    body: '3. kolo: protivnik Babić M. ne igra, imate slobodno kolo.',
    path: '/my-results-league',
  },
  {
    text: noSubstituteNotice({ phase: '3. kolo' }),
    title: 'Ljetna liga: meč se ne igra',
    body: '3. kolo: ipak ne igrate kao zamjena.',
    path: '/my-results-league',
  },
  {
    text: notPlayedNotice({ phase: 'Polufinale' }),
    title: 'Ljetna liga: meč se ne igra',
    body: 'Polufinale: najavljeni meč zasad se ne igra.',
    path: '/my-results-league',
  },
  {
    text: noOpponentNotice({ phase: '3. kolo' }),
    title: 'Ljetna liga: meč se ne igra',
    body: '3. kolo: prema novoj objavi nemate protivnika.',
    path: '/my-results-league',
  },
  {
    text: roundNotice({ year: 2026, number: 4, startDate: '2026-07-06', endDate: '2026-07-12' }),
    title: 'Ljetna liga: objavljeno je novo kolo',
    body: '4. kolo ljetne lige 2026. igra se od 06.07.2026. do 12.07.2026.',
    path: '/summer-league/2026?round=4&part=results',
  },
  {
    text: drawNotice({ year: 2026 }),
    title: 'Ljetna liga: objavljen je ždrijeb',
    body: 'Objavljen je ždrijeb završnog turnira ljetne lige 2026.',
    path: '/summer-league/league-draw/2026',
  },
  {
    text: roundUndoneNotice({ year: 2026, number: 4, isSubstitute: false }),
    title: 'Ljetna liga: objava kola je poništena',
    body: 'Poništena je objava 4. kola ljetne lige 2026. Najavljeni mečevi zasad se ne igraju.',
    path: '/summer-league/2026',
  },
  {
    text: drawUndoneNotice({ year: 2026, isConsolation: false }),
    title: 'Ljetna liga: objava ždrijeba je poništena',
    body: 'Poništena je objava ždrijeba završnog turnira ljetne lige 2026. Najavljeni mečevi zasad se ne igraju.',
    path: '/summer-league/2026',
  },
  {
    text: drawUndoneNotice({ year: 2026, isConsolation: true }),
    title: 'Ljetna liga: objava ždrijeba je poništena',
    body: 'Poništena je objava ždrijeba utješnog turnira ljetne lige 2026. Najavljeni mečevi zasad se ne igraju.',
    path: '/summer-league/league-draw/2026',
  },
  {
    text: resultEnteredNotice({ ...RESULT, isByAdministrator: false }),
    title: 'Ljetna liga: upisan je rezultat vašeg meča',
    body: 'Horvat I. – Babić M.: 6:3 6:4. Potvrdite ga ili osporite na stranici „Unos rezultata”.',
    path: '/my-results-league',
  },
  {
    text: resultEnteredNotice({ ...RESULT, isByAdministrator: true }),
    title: 'Ljetna liga: upisan je rezultat vašeg meča',
    body: 'Horvat I. – Babić M.: 6:3 6:4. Rezultat je upisao administrator.',
    path: '/my-results-league',
  },
  {
    text: resultTakenBackNotice({ match: RESULT.match, isByAdministrator: false }),
    title: 'Ljetna liga: rezultat vašeg meča je poništen',
    body: 'Horvat I. – Babić M.: upisani rezultat je poništen.',
    path: '/my-results-league',
  },
  {
    text: resultTakenBackNotice({ match: RESULT.match, isByAdministrator: true }),
    title: 'Ljetna liga: rezultat vašeg meča je poništen',
    body: 'Horvat I. – Babić M.: upisani rezultat poništio je administrator.',
    path: '/my-results-league',
  },
  {
    text: resultConfirmedNotice(RESULT),
    title: 'Ljetna liga: rezultat vašeg meča je potvrđen',
    body: 'Horvat I. – Babić M.: 6:3 6:4.',
    path: '/my-results-league',
  },
  {
    text: resultDisputedNotice({ ...RESULT, reason: 'Drugi set je bio 6:2' }),
    title: 'Ljetna liga: rezultat vašeg meča je osporen',
    body: 'Horvat I. – Babić M.: 6:3 6:4. Razlog: Drugi set je bio 6:2.',
    path: '/my-results-league',
  },
  {
    text: bookingCancelledNotice(BOOKING),
    title: 'Vaša rezervacija je otkazana',
    body: `Otkazana je rezervacija 20.11.2026. u 18:30, teren 1. Razlog: Kiša. ${GIVEN_BACK}`,
    path: '/my-reservations',
  },
  {
    text: bookingDeletedNotice(BOOKING),
    title: 'Vaša rezervacija je otkazana',
    body: `Rezervaciju 20.11.2026. u 18:30, teren 1, otkazao je administrator. ${GIVEN_BACK}`,
    path: '/my-reservations',
  },
  {
    text: courtClosedNotice({ ...BOOKING, reason: 'Mokri tereni!' }),
    title: 'Teren je zatvoren, vaša rezervacija je otkazana',
    body: `Otkazana je rezervacija 20.11.2026. u 18:30, teren 1. Razlog: Mokri tereni! ${GIVEN_BACK}`,
    path: '/my-reservations',
  },
  {
    text: feeReceivedNotice({ year: 2026, amount: '60,00 €', paidOn: '2026-04-09' }),
    title: 'Ljetna liga: uplata je zaprimljena',
    body: 'Članarina za ljetnu ligu 2026. plaćena je 09.04.2026. Iznos: 60,00 €.',
    path: '/summer-league/2026',
  },
  {
    text: feeTakenBackNotice({ year: 2026, amount: '60,00 €', paidOn: '2026-04-09' }),
    title: 'Ljetna liga: uplata je poništena',
    body: 'Poništena je uplata članarine za ljetnu ligu 2026. od 09.04.2026. Iznos: 60,00 €.',
    path: '/summer-league/2026',
  },
];

const SENDER = { clubName: 'TK Vinkovci', publicUrl: 'https://club.example' };

test.each(TEXTS)('$text.kind: $title', ({ text, ...expected }) => {
  const { kind, ...rest } = text;
  expect(rest).toEqual(expected);
  expect(mailText(text, SENDER, 'https://club.example/unsubscribe?token=x')).toBe(
    [
      'Poštovani!',
      '',
      expected.body,
      '',
      `https://club.example${expected.path}`,
      '',
      '--',
      'TK Vinkovci',
      'Koje obavijesti primate: https://club.example/notice-preferences',
      `Ne želim više e-poruke „${KINDS[kind as NoticeKind].label}”: https://club.example/unsubscribe?token=x`,
    ].join('\n'),
  );
});

test('every kind has its text', () => {
  expect(new Set(TEXTS.map(({ text }) => text.kind))).toEqual(new Set(NoticeKind.options));
});

test('an invitation contains the club, the username and the validity; it can neither be chosen nor switched off', () => {
  const text = invitationNotice({ clubName: 'TK Vinkovci', username: 'ana.kovac' });
  expect(text.title).toBe('TK Vinkovci: pozivnica');
  expect(mailText(text, SENDER, 'https://club.example/unsubscribe?token=x')).toBe(
    [
      'Poštovani!',
      '',
      'TK Vinkovci poziva vas u svoju aplikaciju za rezervacije i ligu. Vaše korisničko ime je ana.kovac. Lozinku odaberite na stranici ispod. Poveznica vrijedi jednom i najdulje sedam dana; ako ste primili više pozivnica, vrijedi samo posljednja.',
      '',
      'https://club.example/realms/club/invitation',
      '',
      '--',
      'TK Vinkovci',
    ].join('\n'),
  );
});

test('a title, which is the subject too, contains no person, match, day or amount', () => {
  for (const { title } of TEXTS) expect(title).not.toMatch(/\d|€|Horvat|Babić|Kiša|Mokri/);
});

test('Web Push is preset for no kind; a notice of the opponent excludes a second e-mail of the round', () => {
  for (const { preset } of Object.values(KINDS)) expect(preset).toMatchObject({ APP: true, PUSH: false });
  const mailed = Object.entries(KINDS).filter(([, { preset }]) => !preset.EMAIL);
  expect(mailed.map(([kind]) => kind)).toEqual(['ROUND_PUBLISHED']);
});
