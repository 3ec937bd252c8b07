import { useClubProfile } from '@club/shared/club-profile';
import { slotDurations } from '@club/shared/domain';
import { Alert, CardGrid, PageHeading, SectionCard, Stack, styled, TextLink, Typography } from '@club/shared/ui-core';
import { LinkedText } from '../linked-text/linked-text';
import { contactsOf } from './contacts';

const MailLink = styled('a')(({ theme }) => ({
  display: 'inline-block',
  paddingBlock: 10,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.primary.main,
}));

/** Contacts and address; nothing here depends on the server. */
export default function ContactScreen() {
  const { slotPlan, texts } = useClubProfile();
  return (
    <>
      <PageHeading title="Kontakt" subtitle={`Privatna stranica igrača ljetne teniske lige ${texts.placeIn}.`} />
      <Stack spacing="18px">
        <CardGrid>
          {contactsOf(texts).map(({ role, name, email, about }) => (
            <SectionCard key={role} title={role}>
              <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
              {email && <MailLink href={`mailto:${email}`}>{email}</MailLink>}
              <Typography color="textSecondary">
                <LinkedText text={about} />
              </Typography>
            </SectionCard>
          ))}
          <SectionCard title="Adresa">
            <Typography component="address" sx={{ fontStyle: 'normal' }}>
              {texts.addressPlace}
              <br />
              {texts.addressStreet}
              <br />
              {texts.addressTown}
            </Typography>
            <Typography sx={{ mt: 1.25 }}>
              <TextLink alone to="/courts-sala-laura">
                Kako izgledaju tereni
              </TextLink>
            </Typography>
          </SectionCard>
        </CardGrid>
        <SectionCard title="Kada smije početi prijateljski susret">
          <Typography sx={{ mb: 1.5 }}>Prijateljski susret traje {slotDurations(slotPlan)}.</Typography>
          <Alert severity="info" role="note">
            Prijateljski susret smije početi tek kada završi ligaški meč koji se igra prije rezerviranog termina.
          </Alert>
        </SectionCard>
      </Stack>
    </>
  );
}
