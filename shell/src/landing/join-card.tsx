import { useRegistrationWindow } from '@club/shared/league-query';
import { useAllSettled } from '@club/shared/query';
import { ButtonLink, SectionCard, Stack, Typography } from '@club/shared/ui-core';

/** How somebody becomes a player of the next season, unless its registration is closed. */
export function JoinCard() {
  const registration = useRegistrationWindow();
  const visibility = useAllSettled(registration) ? 'visible' : 'hidden';
  const window = registration.data;
  const isClosed = window?.isOpen === false;
  const announced = window?.fee === 0 ? 'početak sezone' : 'početak sezone, članarinu i rok za uplatu';
  return (
    <SectionCard title="Kako se pridružiti">
      <Typography sx={{ mb: 1 }}>
        Ljetna liga igra se u piramidi: svako kolo jedan meč s igračem slične snage, a na kraju završni turnir za sve.
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2, visibility }}>
        {isClosed
          ? `Prijave za sezonu ${window.year}. su zatvorene. Ako ima slobodnih mjesta, igrača može dodati uprava.`
          : `Prijavite se prijavnicom. Uprava vam javlja ${announced}.`}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', visibility }}>
        {isClosed ? (
          <ButtonLink variant="contained" to="/registered-players">
            Prijavljeni igrači
          </ButtonLink>
        ) : (
          <ButtonLink variant="contained" to="/league-registration">
            Otvori prijavnicu
          </ButtonLink>
        )}
        <ButtonLink variant="outlined" to="/summer-league/league-rules">
          Pravila lige
        </ButtonLink>
      </Stack>
    </SectionCard>
  );
}
