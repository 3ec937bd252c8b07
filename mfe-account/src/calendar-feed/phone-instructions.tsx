import { Box, Typography } from '@club/shared/ui-core';
import { Disclosure } from '@club/shared/ui-data';

const DEVICES = [
  {
    device: 'iPhone i iPad',
    steps:
      'Pritisnite „Otvori u kalendaru” ili u aplikaciji Kalendar odaberite „Kalendari”, „Dodaj kalendar”, „Dodaj pretplatu na kalendar” i zalijepite adresu.',
  },
  {
    device: 'Android i Google kalendar',
    steps:
      'Na računalu otvorite calendar.google.com, uz „Drugi kalendari” odaberite + pa „S URL‑a” i zalijepite adresu. Termini će se pojaviti i na mobitelu; Google ih osvježava svakih nekoliko sati.',
  },
  {
    device: 'Outlook',
    steps: 'Odaberite „Dodaj kalendar”, „Pretplati se s weba” i zalijepite adresu.',
  },
] as const;

export function PhoneInstructions() {
  return (
    <Box sx={{ mt: 2, maxWidth: '70ch', '& details > summary': { px: 0, fontWeight: 600 } }}>
      <Disclosure summary="Kako dodati adresu u kalendar">
        <Box component="dl" sx={{ m: 0 }}>
          {DEVICES.map(({ device, steps }) => (
            <div key={device}>
              <Typography component="dt" sx={{ fontWeight: 600, mt: 1 }}>
                {device}
              </Typography>
              <Typography component="dd" color="textSecondary" sx={{ m: 0 }}>
                {steps}
              </Typography>
            </div>
          ))}
        </Box>
      </Disclosure>
    </Box>
  );
}
