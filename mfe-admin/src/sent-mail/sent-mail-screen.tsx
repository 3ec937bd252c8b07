import { useAddress } from '@club/shared/address';
import { MailState } from '@club/shared/contracts/notices';
import { Alert, Box, EmptyState, Loaded, PageHeading, SectionCard, TableSkeleton } from '@club/shared/ui-core';
import { DataTable, OlderButton } from '@club/shared/ui-data';
import { SelectField } from '@club/shared/ui-form';
import { SENT_MAIL_COLUMNS, STATES } from './sent-mail-columns';
import { useSentMail } from './use-sent-mail';

const EXPLANATIONS = {
  SMTP: null,
  DEMO: 'Poslužitelj e-pošte nije postavljen (SMTP_URL): poruke se u probnom radu samo prikazuju ovdje.',
  NONE: 'Poslužitelj e-pošte nije postavljen (SMTP_URL): poruke se ne šalju.',
};
const OPTIONS = [
  { value: 'ALL', label: 'Sve' },
  ...Object.entries(STATES).map(([value, { label }]) => ({ value, label })),
];

/** The e-mails of the notices: sent, waiting, and failed with the reason. */
export default function SentMailScreen() {
  const { read, change } = useAddress();
  const state = MailState.safeParse(read('state')).data;
  const { mail, older } = useSentMail(state);
  return (
    <>
      <PageHeading title="Poslana pošta" subtitle="E-poruke koje članovi primaju kao obavijesti." />
      <SectionCard flush>
        <Box sx={{ p: 2, maxWidth: '17.5rem' }}>
          <SelectField
            label="Stanje"
            fullWidth
            value={state ?? 'ALL'}
            options={OPTIONS}
            onChange={(value) => change({ state: value === 'ALL' ? null : value })}
          />
        </Box>
        <Loaded query={older.shown} what="poštu" skeleton={<TableSkeleton rows={10} columns={5} />}>
          {({ mails, transport }) => (
            <>
              {EXPLANATIONS[transport] && (
                <Alert severity="info" sx={{ mx: 2, mb: 2 }}>
                  {EXPLANATIONS[transport]}
                </Alert>
              )}
              <DataTable
                caption="Poslana pošta"
                captionHidden
                columns={SENT_MAIL_COLUMNS}
                rows={mails}
                rowKey={({ id }) => id}
                busy={mail.isPlaceholderData}
                empty={
                  <EmptyState title={state ? 'Nema takvih poruka' : 'Još nema pošte'}>
                    Ovdje će stajati e-poruke o protivnicima, rezultatima i rezervacijama.
                  </EmptyState>
                }
              />
              <OlderButton older={older} what="stariju poštu" />
            </>
          )}
        </Loaded>
      </SectionCard>
    </>
  );
}
