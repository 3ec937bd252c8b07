import type { AccountBalance } from '@club/shared/contracts/accounts/balance';
import { gratisForService, reservationCount } from '@club/shared/domain';
import type { Tone } from '@club/shared/theme';
import { CardGrid, SectionCard, Typography } from '@club/shared/ui-core';
import { Amount } from '@club/shared/ui-data';
import type { ReactNode } from 'react';

export function AccountCards({ account }: { account: AccountBalance }) {
  const { stanjeRacuna, unpaidReservations, gratisServiceReservation: gratis } = account;
  return (
    <CardGrid min={250}>
      <Figure label="Stanje">
        <Amount value={stanjeRacuna} coloured />
      </Figure>
      <Figure label="Neplaćeno">{reservationCount(unpaidReservations.length)}</Figure>
      {gratis > 0 ? (
        <Figure label="Za uslugu" tone="free" sentence>
          {`Imate ${gratisForService(gratis)}!`}
        </Figure>
      ) : (
        <Figure label="Za uslugu" sentence>
          Nemate gratis rezervacija.
        </Figure>
      )}
    </CardGrid>
  );
}

interface FigureProps {
  label: string;
  tone?: Tone;
  /** A line of text instead of a figure. */
  sentence?: boolean;
  children: ReactNode;
}

function Figure({ label, tone, sentence = false, children }: FigureProps) {
  const colour = tone ? `${tone}.main` : 'text.secondary';
  return (
    <SectionCard {...(tone && { tone })}>
      <Typography variant="body2" sx={{ color: colour }}>
        {label}
      </Typography>
      <Typography
        sx={{
          display: 'flex',
          alignItems: 'center',
          minHeight: 40,
          fontWeight: tone || !sentence ? 700 : 400,
          // However large the font size is, the word 'rezervacija' must fit.
          fontSize: sentence ? '1.125rem' : 'min(1.875rem, 10vw)',
          lineHeight: 1.25,
          color: tone ? colour : 'text.primary',
        }}
      >
        <span>{children}</span>
      </Typography>
    </SectionCard>
  );
}
