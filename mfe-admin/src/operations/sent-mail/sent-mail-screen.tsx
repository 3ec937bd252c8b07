import { useAddress } from '@club/shared/address';
import { MailState } from '@club/shared/contracts/notices';
import { Alert, Box, EmptyState, Loaded, PageHeading, SectionCard, TableSkeleton } from '@club/shared/ui-core';
import { DataTable, OlderButton } from '@club/shared/ui-data';
import { SearchField, SelectField } from '@club/shared/ui-form';
import { PrintedFilter } from '../../lists/list-filter/printed-filter';
import { formatNewest } from '../../lists/paging/page-of';
import { ShownStatus } from '../../lists/paging/shown-status';
import { useSearch, useSearchText } from '../../lists/search/use-search-text';
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
  const search = useSearch();
  const { mail, older } = useSentMail(state, search);
  return (
    <>
      <PageHeading title="Poslana pošta" subtitle="E-poruke koje članovi primaju kao obavijesti." />
      <SectionCard flush>
        <Box role="search" sx={{ px: 2.5, py: 2, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <MemberField />
          <SelectField
            label="Stanje"
            value={state ?? 'ALL'}
            options={OPTIONS}
            onChange={(value) => change({ state: value === 'ALL' ? null : value })}
            sx={{ flex: '1 1 12rem', maxWidth: { sm: '17.5rem' } }}
          />
        </Box>
        <PrintedFilter
          choices={[
            ['Pretraga', search],
            ['Stanje', state ? STATES[state].label : ''],
          ]}
        />
        <Loaded query={older.shown} what="poštu" skeleton={<TableSkeleton rows={10} columns={5} />}>
          {({ mails, transport }) => (
            <>
              {EXPLANATIONS[transport] && (
                <Alert severity="info" role="note" sx={{ mx: 2.5, mb: 2 }}>
                  {EXPLANATIONS[transport]}
                </Alert>
              )}
              <ShownStatus>{formatNewest(mails.length, older.hasNextPage)}</ShownStatus>
              <DataTable
                caption="Poslana pošta"
                captionHidden
                columns={SENT_MAIL_COLUMNS}
                rows={mails}
                rowKey={({ id }) => id}
                busy={mail.isPlaceholderData}
                empty={state || search ? <NoSuchMail state={state} search={search} /> : <NoMail />}
              />
              <OlderButton older={older} what="stariju poštu" />
            </>
          )}
        </Loaded>
      </SectionCard>
    </>
  );
}

function NoSuchMail({ state, search }: { state: string | undefined; search: string }) {
  const both = 'Promijenite stanje ili obrišite pretragu.';
  const one = state ? 'Odaberite drugo stanje.' : 'Provjerite upisano ili obrišite pretragu.';
  return <EmptyState title="Nema takvih poruka.">{state && search ? both : one}</EmptyState>;
}

const NoMail = () => (
  <EmptyState title="Još nema pošte.">
    Ovdje će stajati e-poruke o protivnicima, rezultatima i rezervacijama.
  </EmptyState>
);

/** By itself: a letter does not render the list. */
function MemberField() {
  const [text, change] = useSearchText();
  return (
    <SearchField
      label="Traži po imenu ili e-pošti"
      value={text}
      onChange={change}
      sx={{ flex: '2 1 16rem', maxWidth: { sm: '22.5rem' } }}
    />
  );
}
