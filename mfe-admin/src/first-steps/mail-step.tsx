import type { ClubOpening } from '@club/shared/contracts/club-opening';
import { useNotify } from '@club/shared/notices';
import { Alert, Box, BusyButton, SectionCard, Stack, TextLink, Typography } from '@club/shared/ui-core';
import { useTestMail } from './use-first-steps';

/** Shows whether the club sends e-mail; the mail server is configured when the server starts. */
export function MailStep({ opening: { mail, mailTo } }: { opening: ClubOpening }) {
  const test = useTestMail();
  const notify = useNotify();
  return (
    <SectionCard title="E-pošta">
      <Stack spacing={2}>
        {mail === 'SMTP' ? (
          <Typography>
            Poslužitelj e-pošte je postavljen. Probna poruka ide na{' '}
            {mailTo ? (
              <strong>{mailTo}</strong>
            ) : (
              <TextLink to="/personal-data">adresu koju još trebate upisati</TextLink>
            )}
            .
          </Typography>
        ) : (
          <Alert severity="warning">
            E-pošta se ne šalje: na poslužitelju nije zadan SMTP_URL. Članovi obavijesti vide u aplikaciji; korak možete
            preskočiti i e-poštu postaviti kasnije.
          </Alert>
        )}
        <Box>
          <BusyButton
            variant="outlined"
            busy={test.isPending}
            disabled={mail !== 'SMTP'}
            onClick={() => void test.mutateAsync(undefined).catch(notify.refusal)}
          >
            Pošalji probnu poruku
          </BusyButton>
        </Box>
      </Stack>
    </SectionCard>
  );
}
