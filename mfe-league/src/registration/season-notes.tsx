import type { RegistrationWindow } from '@club/shared/contracts/league/registration';
import { shortDate } from '@club/shared/domain';
import { Alert, Stack, Typography } from '@club/shared/ui-core';
import { registrationFeeText } from '../season-facts/fee-text';

/** The season that the form registers for, its usual registration period, and the fee. */
export function SeasonNotes({ window }: { window: RegistrationWindow }) {
  const { year, from, until, isNextSeason, fee, feeDeadline } = window;
  const span = `od ${shortDate(from)} do ${shortDate(until)}`;
  return (
    <Stack spacing={1.5} sx={{ mb: 2 }}>
      <Typography>
        Sezona <strong>{year}.</strong> Prijave traju {span} {registrationFeeText({ fee, feeDeadline })}
      </Typography>
      {isNextSeason && (
        <Alert severity="info" role="note">
          Sada smo izvan roka prijava. Ovom se prijavom prijavljujete za sljedeću sezonu, {year}.
        </Alert>
      )}
      <Typography color="textSecondary">
        Pogriješili ste u podacima? Prijavite se ponovno s ispravnima: nova prijava ispravlja staru.
      </Typography>
    </Stack>
  );
}
