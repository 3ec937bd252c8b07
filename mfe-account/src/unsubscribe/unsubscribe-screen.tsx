import { useNotify } from '@club/shared/notices';
import { useSearchParams } from '@club/shared/router';
import { Alert, BlockSkeleton, Box, BusyButton, Loaded, PageHeading, TextLink } from '@club/shared/ui-core';
import { useSetEmail, useUnsubscribe } from './use-unsubscribe';

/** Behind the link of an e-mail: opening it switches that kind off, without signing in. */
export default function UnsubscribeScreen() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const notify = useNotify();
  const set = useSetEmail(token);
  return (
    <>
      <PageHeading title="Odjava e-pošte" />
      <Loaded query={useUnsubscribe(token)} what="odjavu" skeleton={<BlockSkeleton height={120} />}>
        {({ label, email }) => (
          <Box aria-live="polite">
            <Alert severity={email ? 'info' : 'success'} sx={{ mb: 2 }}>
              {email ? `E-poruke „${label}” ponovno su uključene.` : `E-poruke „${label}” su isključene.`}
            </Alert>
            <BusyButton
              variant="outlined"
              busy={set.isPending}
              onClick={() => set.mutate(!email, { onError: notify.refusal })}
            >
              {email ? 'Isključi' : 'Poništi: želim ih i dalje primati'}
            </BusyButton>
            <Box sx={{ mt: 2 }}>
              <TextLink to="/notice-preferences">Sve postavke obavijesti</TextLink> (za prijavljene članove)
            </Box>
          </Box>
        )}
      </Loaded>
    </>
  );
}
