import { useClubDay } from '@club/shared/club-day';
import type { RoundDates, SeasonControl } from '@club/shared/contracts/league/rounds';
import {
  Alert,
  BlockSkeleton,
  Box,
  Button,
  ButtonLink,
  EmptyState,
  Loaded,
  PageHeading,
  Stack,
  TextLink,
  Typography,
} from '@club/shared/ui-core';
import { useState } from 'react';
import { ControlledSeason } from '../controlled-season/controlled-season';
import { useNextScreen } from '../navigation/use-next-screen';
import { keepSteps, keptOrder, nextPyramid } from '../rearranged-pyramid/kept-steps';
import { trimmed } from '../rearranged-pyramid/rearrange';
import { DatesDialog } from '../round-dates/dates-dialog';
import { closingOf } from './closing';
import { useClosingChoices, useClosingPath } from './closing-choices';
import { DisputedCard } from './disputed-card';
import { PreviewTables } from './preview-tables';
import { PublishBar } from './publish-bar';
import { useCheckPreview, useRoundPreview } from './use-round-closing';

export default function PreviewScreen() {
  const pathTo = useClosingPath();
  const openNext = useNextScreen();
  const goOn = () => openNext('/admin/pyramid-control/rounds');
  return (
    <>
      <PageHeading
        title="Pregled zatvaranja kola"
        subtitle="Ništa se ne mijenja dok ne objavite."
        action={
          <TextLink alone to={pathTo('/admin/pyramid-control/rounds')}>
            Natrag na kola
          </TextLink>
        }
      />
      <ControlledSeason>
        {(control) =>
          control.rounds.at(-1)?.state === 'OPEN' ? (
            <OpenRound key={control.rounds.length} control={control} onPublished={goOn} />
          ) : (
            <EmptyState title="Nijedno kolo nije otvoreno.">Nema se što zatvoriti.</EmptyState>
          )
        }
      </ControlledSeason>
    </>
  );
}

/** The preview of closing the open round, with a pyramid made by hand if there is one. */
function OpenRound({ control, onPublished }: { control: SeasonControl; onPublished: () => void }) {
  const { year, rounds } = control;
  const choices = useClosingChoices(rounds.length + 1);
  const pathTo = useClosingPath();
  const [isDating, setDating] = useState(false);
  const pyramid = nextPyramid(year, rounds.length + 1);
  const [order, setOrder] = useState(() => keptOrder(pyramid));
  const closingWith = (dates: Partial<RoundDates>) => {
    const { next, version } = closingOf(control, dates);
    return { version, next: next && { ...next, ...(order ? { order: trimmed(order) } : {}) } };
  };
  const closing = closingWith(choices.dates);
  const { next, version } = closing;
  const preview = useRoundPreview(year, closing);
  const checking = useCheckPreview(year);
  const forget = () => {
    keepSteps(pyramid, null);
    setOrder(null);
  };
  const published = () => {
    forget();
    onPublished();
  };
  return (
    <Stack spacing="18px">
      {next && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="outlined" onClick={() => setDating(true)}>
            Datumi sljedećeg kola
          </Button>
          <ButtonLink variant="outlined" to={pathTo('/admin/pyramid-control/edit-pyramids')}>
            Uredi piramidu ručno
          </ButtonLink>
        </Box>
      )}
      {next && order && (
        <Alert severity="info" action={<Button onClick={forget}>Vrati na izračunato</Button>}>
          Piramida {rounds.length + 1}. kola uređena je ručno.
        </Alert>
      )}
      <Loaded query={preview} what="pregled" skeleton={<BlockSkeleton height={900} />}>
        {(data) => (
          <>
            <Stack spacing="18px" aria-busy={preview.isPlaceholderData}>
              <DisputedCard preview={data} accepting={choices} />
              <PreviewTables preview={data} />
            </Stack>
            <PublishBar
              preview={data}
              busy={preview.isPlaceholderData}
              closing={closing}
              accepts={choices.accepts}
              onPublished={published}
            />
          </>
        )}
      </Loaded>
      {isDating && next && (
        <DatesDialog
          title={`Datumi ${rounds.length + 1}. kola`}
          submit="Primijeni"
          dates={next}
          version={version}
          busy={checking.isPending}
          hint={() => <EarlyClosing control={control} />}
          send={async ({ startDate, endDate }) => {
            await checking.mutateAsync(closingWith({ startDate, endDate }));
            choices.setDates({ startDate, endDate });
          }}
          onClose={() => setDating(false)}
        />
      )}
    </Stack>
  );
}

/** Says that the next round can begin before the planned end of the open one, which nothing else shows. */
function EarlyClosing({ control: { rounds } }: { control: SeasonControl }) {
  const today = useClubDay().data?.today;
  const pathTo = useClosingPath();
  const open = rounds.at(-1);
  if (!today || !open?.endDate || today > open.endDate) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      Ako se {open.number}. kolo zatvara ranije, najprije mu{' '}
      <TextLink to={pathTo('/admin/pyramid-control/rounds')}>pomaknite kraj</TextLink>.
    </Typography>
  );
}
