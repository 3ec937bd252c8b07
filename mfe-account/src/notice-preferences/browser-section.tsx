import type { NoticePreferences } from '@club/shared/contracts/notices';
import { Box, BusyButton, Button, SectionCard, Typography } from '@club/shared/ui-core';
import type { BrowserPush } from './browser-subscription';
import { useBrowserPush, useSwitchBrowserPush } from './use-browser-push';

const EXPLANATIONS: Readonly<Record<BrowserPush, string>> = {
  UNSUPPORTED: 'Ovaj preglednik ne može primati obavijesti. Na iPhoneu najprije dodajte aplikaciju na početni zaslon.',
  DENIED: 'Obavijesti ove stranice zabranjene su u postavkama preglednika. Ondje ih možete ponovno dopustiti.',
  OFF: 'Obavijesti stižu i kad stranica nije otvorena. Preglednik će vas pitati za dopuštenje.',
  // Or nobody's: a new password ends the pushes only on the server.
  NOT_OWN: 'Ovaj preglednik možda prima obavijesti drugog člana. Isključite ih ili uključite svoje.',
  ON: 'Ovaj preglednik prima obavijesti dok se ne odjavite. U tablici odaberite koje.',
};

/** Of a browser that is on, while the member has switched off every kind. */
const NOTHING_CHOSEN =
  'Ovaj preglednik može primati obavijesti, ali nijedna nije uključena. Uključite ih u tablici, pod „Preglednik”.';

/** Web Push in this browser; permission is requested only after a click. */
export function BrowserSection({ preferences }: { preferences: NoticePreferences }) {
  const { kinds, pushKey, pushEndpoints } = preferences;
  const { data: state } = useBrowserPush(pushEndpoints);
  const change = useSwitchBrowserPush();
  const isOn = state === 'ON';
  const receivesNothing = isOn && kinds.every(({ channels }) => !channels.PUSH);
  const click = () => change.mutate(isOn ? { on: false } : { on: true, key: pushKey });
  return (
    <SectionCard title="Obavijesti u ovom pregledniku">
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {receivesNothing ? NOTHING_CHOSEN : EXPLANATIONS[state ?? 'OFF']}
      </Typography>
      {state !== 'UNSUPPORTED' && state !== 'DENIED' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <BusyButton variant={isOn ? 'outlined' : 'contained'} busy={change.isPending} onClick={click}>
            {isOn ? 'Isključi u ovom pregledniku' : 'Uključi u ovom pregledniku'}
          </BusyButton>
          {state === 'NOT_OWN' && (
            <Button variant="outlined" onClick={() => change.mutate({ on: false })} disabled={change.isPending}>
              Isključi
            </Button>
          )}
        </Box>
      )}
    </SectionCard>
  );
}
