import { useAddress } from '@club/shared/address';
import type { Unsubscribed } from '@club/shared/contracts/notices';
import {
  Alert,
  BlockSkeleton,
  Box,
  BusyButton,
  Loaded,
  NotFound,
  PageHeading,
  SectionCard,
  Stack,
  TextLink,
  Typography,
} from '@club/shared/ui-core';
import { useSetEmail, useUnsubscribe } from './use-unsubscribe';

const TITLE = 'Odjava e-pošte';
const INVALID = 'Ova poveznica nije ispravna. Otvorite je iz e-poruke.';
const SETTINGS = { label: 'Sve postavke obavijesti', to: '/notice-preferences' };

/**
 * The target of an e-mail's link, without signing in. Opening it changes nothing, because mail scanners open every
 * link.
 */
export default function UnsubscribeScreen() {
  const { read } = useAddress();
  const token = read('token') ?? '';
  const known = useUnsubscribe(token);
  if (known.data === null) return <NotFound title={TITLE} reason={INVALID} list={SETTINGS} />;
  return (
    <>
      <PageHeading title={TITLE} />
      <Loaded query={known} what="postavke e-pošte" skeleton={<BlockSkeleton height={190} />}>
        {(data) => data && <Choice token={token} known={data} />}
      </Loaded>
    </>
  );
}

function Choice({ token, known: { label, email } }: { token: string; known: Unsubscribed }) {
  const set = useSetEmail(token);
  return (
    <SectionCard title={`E-poruke „${label}”`}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Box role="status">
          {set.isSuccess || !email ? (
            <Alert severity={email ? 'info' : 'success'}>
              {email ? 'Ponovno su uključene.' : 'Isključene su. Ostale obavijesti i dalje stižu.'}
            </Alert>
          ) : (
            <Typography>Potvrdite da te e-poruke više ne želite primati. Ostale obavijesti i dalje stižu.</Typography>
          )}
        </Box>
        <BusyButton variant={email ? 'contained' : 'outlined'} busy={set.isPending} onClick={() => set.mutate(!email)}>
          {email ? 'Isključi' : 'Poništi: želim ih i dalje primati'}
        </BusyButton>
        <Typography color="textSecondary">
          <TextLink to={SETTINGS.to}>{SETTINGS.label}</TextLink> (za prijavljene članove)
        </Typography>
      </Stack>
    </SectionCard>
  );
}
