import { SLOT_MINUTES } from '@club/shared/domain';
import { Alert, CardGrid, PageHeading, SectionCard, Stack, styled, TextLink, Typography } from '@club/shared/ui-core';
import { ADDRESS, CONTACTS } from './contacts';

const MailLink = styled('a')(({ theme }) => ({
  display: 'inline-block',
  paddingBlock: 10,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.primary.dark,
}));

/** Whom to ask and where to come; nothing here depends on the server. */
export default function ContactScreen() {
  return (
    <>
      <PageHeading title="Kontakt" subtitle="Privatna stranica igrača ljetne teniske lige u Ivankovu." />
      <Stack spacing="18px">
        <CardGrid>
          {CONTACTS.map(({ role, name, email, about }) => (
            <SectionCard key={role} title={role}>
              <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
              <MailLink href={`mailto:${email}`}>{email}</MailLink>
              <Typography color="textSecondary">{about}</Typography>
            </SectionCard>
          ))}
          <SectionCard title="Adresa">
            <Typography component="address" sx={{ fontStyle: 'normal' }}>
              {ADDRESS.place}
              <br />
              {ADDRESS.street}
              <br />
              {ADDRESS.town}
            </Typography>
            <Typography sx={{ mt: 1.25 }}>
              <TextLink to="/courts-sala-laura">Kako izgledaju tereni</TextLink>
            </Typography>
          </SectionCard>
        </CardGrid>
        <SectionCard title="Kada smije početi prijateljski meč">
          <Typography sx={{ mb: 1.5 }}>Prijateljski meč traje {duration(SLOT_MINUTES)}.</Typography>
          <Alert severity="info">
            Prijateljski meč smije početi tek kada završi ligaški meč koji se igra prije rezerviranog termina.
          </Alert>
        </SectionCard>
      </Stack>
    </>
  );
}

/** `1 h 30 min` for 90 minutes. */
const duration = (minutes: number): string => `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
