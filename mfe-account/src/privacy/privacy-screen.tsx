import type { Privacy } from '@club/shared/contracts/privacy';
import { plural } from '@club/shared/domain';
import { BlockSkeleton, Loaded, PageHeading, SectionCard, Stack, TextLink, Typography } from '@club/shared/ui-core';
import { DataTable } from '@club/shared/ui-data';
import { StorageTable } from './storage-table';
import { usePrivacy } from './use-privacy';

/** A comfortable line length for reading. */
const MEASURE = { maxWidth: '75ch' };

/** The data that the club stores about people, in plain language, public. */
export default function PrivacyScreen() {
  return (
    <>
      <PageHeading title="Privatnost" subtitle="Koje podatke čuvamo, zašto, koliko dugo i što s njima možete." />
      <Stack spacing={3}>
        <Loaded query={usePrivacy()} what="rokove čuvanja" skeleton={<BlockSkeleton height={{ xs: 1992, sm: 922 }} />}>
          {(privacy) => (
            <SectionCard title="Što čuvamo i zašto" flush>
              <KeptTable privacy={privacy} />
            </SectionCard>
          )}
        </Loaded>
        <SectionCard title="Tko to vidi">
          <Typography sx={MEASURE}>
            Vaše rezervacije i ime u rasporedu vide prijavljeni članovi. Rezultate lige te ime, nadimak i mjesto igrača
            vide svi posjetitelji, a datum rođenja, e-poštu i telefon samo ako ste na to pristali. Računi i uplate
            vidljivi su vama i administratorima kluba, a uplate i blagajniku. Podatke ne prodajemo i ne dajemo trećima;
            obavijesti izvan aplikacije šalju se preko poslužitelja e-pošte kluba i proizvođača vašeg preglednika, ako
            ste ih uključili.
          </Typography>
        </SectionCard>
        <SectionCard title="Kolačići i spremište preglednika" flush>
          <Typography color="textSecondary" sx={{ p: 2.5, pb: 1, ...MEASURE }}>
            Spremamo samo ono što trebaju prijava, obrasci i povratak na stranicu. Praćenja i oglasa nema, zato ne
            tražimo pristanak.
          </Typography>
          <StorageTable />
        </SectionCard>
        <SectionCard title="Vaša prava">
          <Stack spacing={1.5} sx={MEASURE}>
            <Typography>
              <strong>Uvid:</strong> sve što klub o vama vodi, i na što ste pristali, preuzmite pod{' '}
              <TextLink to="/personal-data">Osobni podaci</TextLink>, „Preuzmi moje podatke”. Iz dnevnika radnji u njoj
              su samo vrijeme i vrsta radnje: ostalo otkriva i podatke drugih osoba, pa ga zatražite od administratora.
            </Typography>
            <Typography>
              <strong>Ispravak:</strong> e-poštu mijenjate sami, a na zahtjev je, kao i ime i prezime, mijenja
              administrator.
            </Typography>
            <Typography>
              <strong>Povlačenje pristanka:</strong> javnost kontakata isključite pod „Osobni podaci”, e-poruke pod
              „Obavijesti”.
            </Typography>
            <Typography>
              <strong>Brisanje:</strong> zatražite ga od administratora (<TextLink to="/contact">Kontakt</TextLink>).
              Briše se sve što vas imenuje; iznosi u knjigama i rezultati lige ostaju pod zamjenskim imenom. Iz
              sigurnosnih kopija podaci nestaju kad kopije isteknu.
            </Typography>
          </Stack>
        </SectionCard>
      </Stack>
    </>
  );
}

/** `2 godine`, `30 mjeseci`, in the accusative of a duration. */
function keptFor(months: number): string {
  if (months % 12 > 0) return `${months} ${plural(months, 'mjesec', 'mjeseca', 'mjeseci')}`;
  const years = months / 12;
  return `${years} ${plural(years, 'godinu', 'godine', 'godina')}`;
}

function KeptTable({ privacy: { actionLogMonths, noticeMonths } }: { privacy: Privacy }) {
  const rows = [
    {
      what: 'Ime (i ranija imena), nadimak, korisničko ime, e-pošta, lozinka (samo njezin otisak)',
      why: 'Članstvo i prijava',
      until: 'Do brisanja na zahtjev',
    },
    { what: 'Rezervacije i termini', why: 'Korištenje terena', until: 'Trajno, nakon brisanja bez imena' },
    {
      what: 'Uplate, terećenja i članarine',
      why: 'Knjige udruge (zakonska obveza)',
      until: 'Trajno, nakon brisanja bez imena',
    },
    {
      what: 'Prijava za ligu: datum rođenja, telefon, mjesto',
      why: 'Vođenje lige, uz vaš pristanak',
      until: 'Do brisanja na zahtjev',
    },
    { what: 'Rezultati i povijest lige', why: 'Natjecanje', until: 'Trajno, nakon brisanja bez imena' },
    {
      what: 'Pristanci i njihov tekst',
      why: 'Dokaz o tome na što ste pristali',
      until: 'Trajno, nakon brisanja bez imena',
    },
    { what: 'Obavijesti i poslane e-poruke', why: 'Da znate što se promijenilo', until: keptFor(noticeMonths) },
    { what: 'Izbor obavijesti', why: 'Da dobivate samo one koje želite', until: 'Do brisanja na zahtjev' },
    {
      what: 'Adresa i ključevi preglednika u kojem ste uključili obavijesti',
      why: 'Slanje obavijesti u preglednik',
      until: 'Do isključivanja, odjave, nove lozinke ili deaktivacije',
    },
    {
      what: 'Tajna adresa kalendara',
      why: 'Vaši termini u vašem kalendaru',
      until: 'Do ukidanja, nove lozinke ili deaktivacije',
    },
    {
      what: 'Fotografije u galeriji i njihovi opisi',
      why: 'Javna galerija kluba',
      until: 'Dok ih administrator ne izbriše',
    },
    { what: 'Dnevnik radnji administratora', why: 'Tko je što promijenio', until: keptFor(actionLogMonths) },
    { what: 'Mrežna adresa neuspjele prijave', why: 'Zaštita od pogađanja lozinki', until: 'Jedan dan' },
    {
      what: 'Zapisnik poslužitelja: vrijeme, stranica i mrežna adresa',
      why: 'Otkrivanje kvarova i zlouporabe',
      until: 'Dok ga ne istisnu noviji zapisi',
    },
  ];
  return (
    <DataTable
      caption="Podaci koje čuvamo"
      captionHidden
      columns={[
        { id: 'what', header: 'Podatak', phone: 'heading', cell: ({ what }) => what },
        { id: 'why', header: 'Zašto', cell: ({ why }) => why },
        { id: 'until', header: 'Koliko dugo', cell: ({ until }) => until },
      ]}
      rows={rows}
      rowKey={({ what }) => what}
      empty="Ne čuvamo ništa."
    />
  );
}
