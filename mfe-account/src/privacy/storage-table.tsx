import { DataTable } from '@club/shared/ui-data';
import { Fragment } from 'react';

/** Everything that the suite stores in a browser, by its name there. */
const STORED = [
  {
    name: 'CLUB_SESSION, KEYCLOAK_IDENTITY',
    where: 'kolačić',
    what: 'Vaša prijava',
    until: '14 dana bez posjeta',
  },
  { name: 'KEYCLOAK_SESSION', where: 'kolačić', what: 'Je li prijava još valjana', until: '14 dana bez posjeta' },
  { name: 'CLUB_INTERACTION, CLUB_RESUME', where: 'kolačić', what: 'Prijava koja je u tijeku', until: 'sat vremena' },
  { name: 'CLUB_FLASH', where: 'kolačić', what: 'Odgovor na poslani obrazac prijave', until: '5 minuta' },
  {
    name: 'CLUB_KNOWN_BROWSER',
    where: 'kolačić',
    what: 'Preglednik s kojeg ste se već prijavili',
    until: '400 dana',
  },
  {
    name: 'KEYCLOAK_REMEMBER_ME',
    where: 'kolačić',
    what: 'Korisničko ime za sljedeću prijavu',
    until: 'godinu dana ili do odjave',
  },
  { name: 'KEYCLOAK_3P_COOKIE', where: 'kolačić', what: 'Proba prima li preglednik kolačiće', until: 'minutu' },
  { name: 'XSRF-TOKEN', where: 'kolačić', what: 'Zaštita od lažnih zahtjeva', until: 'do zatvaranja preglednika' },
  { name: 'canary-draw', where: 'kolačić', what: 'Dobivate li probnu inačicu', until: 'godinu dana' },
  { name: 'remote-choices', where: 'kolačić', what: 'Inačica koju je odabrao administrator', until: 'dan' },
  { name: 'kc-callback-…', where: 'spremište preglednika', what: 'Povratak nakon prijave', until: 'sat vremena' },
  {
    name: 'club-typed:…',
    where: 'spremište kartice',
    what: 'Upisano u obrazac kad prijava istekne',
    until: 'sat vremena',
  },
  {
    name: 'react-router-scroll-positions',
    where: 'spremište kartice',
    what: 'Dokle ste pročitali koju stranicu',
    until: 'do zatvaranja kartice',
  },
  {
    name: 'club-result-draft:…',
    where: 'spremište preglednika',
    what: 'Rezultat koji još niste poslali',
    until: 'do slanja',
  },
  {
    name: 'club-pyramid-steps:…',
    where: 'spremište preglednika',
    what: 'Promjene piramide koje još nisu poslane',
    until: 'do slanja',
  },
  {
    name: 'club-fee-unpaid',
    where: 'spremište preglednika',
    what: 'Mjesto za podsjetnik na neplaćenu članarinu',
    until: 'do plaćanja ili odjave',
  },
  {
    name: 'club-last-user',
    where: 'spremište preglednika',
    what: 'Tko se zadnji prijavio, da sljedeći ne bi primao njegove obavijesti',
    until: 'do prijave drugog člana',
  },
] as const;

/** A name that may continue on another line after an underscore. */
const Breakable = ({ name }: { name: string }) =>
  name.split(/(?<=_)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));

export function StorageTable() {
  return (
    <DataTable
      caption="Kolačići i spremište preglednika"
      captionHidden
      columns={[
        { id: 'name', header: 'Naziv', phone: 'heading', cell: ({ name }) => <Breakable name={name} /> },
        { id: 'where', header: 'Gdje', cell: ({ where }) => where },
        { id: 'what', header: 'Čemu služi', cell: ({ what }) => what },
        { id: 'until', header: 'Koliko dugo', cell: ({ until }) => until },
      ]}
      rows={STORED}
      rowKey={({ name }) => name}
      empty="Ništa se ne sprema."
    />
  );
}
