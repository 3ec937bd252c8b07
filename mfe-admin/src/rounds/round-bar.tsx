import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { shortDate } from '@club/shared/domain';
import { Alert, Box, Button, ButtonLink, SectionCard, Stack, Typography } from '@club/shared/ui-core';
import { useState } from 'react';
import { isOver } from '../controlled-season/season-state';
import { useConfirmSeen } from '../optimistic-lock/use-confirm-seen';
import { useClosingPath } from '../round-closing/closing-choices';
import { DatesDialog } from '../round-dates/dates-dialog';
import { useEndedRoundWarning } from '../round-dates/use-ended-round-warning';
import { EndRoundsDialog } from './end-rounds-dialog';
import { unplacedText } from './unplaced';
import { useMoveRound, useOpenFirstRound, useUndoPublication } from './use-rounds';

interface RoundBarProps {
  control: SeasonControl;
  /** The link to the knockout, unless this is its page. */
  knockoutLink: boolean;
}

/** The progress of the season, and the buttons for the next step and for undo. */
export function RoundBar({ control, knockoutLink }: RoundBarProps) {
  const { year, version, undo } = control;
  const [isDating, setDating] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const confirm = useConfirmSeen();
  const pathTo = useClosingPath();
  const round = control.rounds.at(-1);
  const isOpen = round?.state === 'OPEN';
  const undoing = useUndoPublication(year);
  const moving = useMoveRound(year, round?.number ?? 1);
  const opening = useOpenFirstRound(year);
  const takeBack = () =>
    confirm({
      title: 'Želite li poništiti objavu?',
      subject: undo.what ?? '',
      lines: isOpen && hasAbsences(control, round) ? ['Brišu se i odsutnosti i zamjene upisane u tom kolu.'] : [],
      confirm: 'Poništi objavu',
      tone: 'danger',
      act: () => undoing.mutateAsync(version),
    });
  const unplaced = unplacedText(control);
  const dates = isOpen ? { startDate: round.startDate ?? '', endDate: round.endDate ?? '' } : control.nextDates;
  return (
    <SectionCard
      title={round ? `${round.number}. kolo od ${control.plannedRounds}` : `Sezona ${year}. nije objavljena`}
    >
      <Stack spacing={1.5}>
        <Typography>
          {round ? roundFacts(control, round) : 'Objavom 1. kola piramida i pravila sezone postaju konačni.'}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          {isOpen && (
            <ButtonLink variant="contained" to={pathTo('/admin/pyramid-control/rounds/preview')}>
              Pregled zatvaranja kola
            </ButtonLink>
          )}
          {dates && (isOpen || !round) && (
            <Button variant={isOpen ? 'outlined' : 'contained'} onClick={() => setDating(true)}>
              {isOpen ? 'Promijeni datume' : 'Objavi 1. kolo'}
            </Button>
          )}
          {isOpen && round.number < control.plannedRounds && (
            <Button variant="outlined" onClick={() => setEnding(true)}>
              Završi ranije
            </Button>
          )}
          {knockoutLink && (control.state === 'KNOCKOUT' || control.state === 'FINISHED') && (
            <ButtonLink variant="contained" to="/admin/pyramid-control/knockout">
              Završni turnir
            </ButtonLink>
          )}
          {round && !isOver(control) && (
            <Button variant="outlined" disabled={!undo.allowed} onClick={() => void takeBack()}>
              Poništi objavu
            </Button>
          )}
        </Box>
        {round && undo.reason && (
          <Typography variant="body2" color="textSecondary">
            {undo.reason}
          </Typography>
        )}
      </Stack>
      {isEnding && <EndRoundsDialog control={control} onClose={() => setEnding(false)} />}
      {isDating && dates && (
        <DatesDialog
          title={isOpen ? `Datumi ${round.number}. kola` : 'Objava 1. kola'}
          submit={isOpen ? 'Spremi' : 'Objavi'}
          dates={dates}
          version={version}
          busy={moving.isPending || opening.isPending}
          hint={({ endDate }) => (
            <>
              {unplaced && <Alert severity="warning">{unplaced}</Alert>}
              {!isOpen && <EndedRoundWarning endDate={endDate} />}
            </>
          )}
          send={(next) => (isOpen ? moving : opening).mutateAsync(next)}
          onClose={() => setDating(false)}
        />
      )}
    </SectionCard>
  );
}

function EndedRoundWarning({ endDate }: { endDate: string }) {
  const warning = useEndedRoundWarning(endDate);
  return warning && <Alert severity="warning">{warning}</Alert>;
}

const hasAbsences = ({ absences }: SeasonControl, { number }: SeasonControl['rounds'][number]): boolean =>
  absences.some(({ round }) => round === number);

function roundFacts({ disputed }: SeasonControl, round: SeasonControl['rounds'][number]): string {
  const { startDate, endDate, state, matches, unplayed } = round;
  const facts = [
    startDate && endDate && `${shortDate(startDate)} – ${shortDate(endDate)}`,
    state === 'OPEN' ? 'otvoreno' : 'zatvoreno',
    `${matches - unplayed} od ${matches} upisano`,
    `${unplayed} bez rezultata`,
    disputed.length > 0 && `${disputed.length} osporeno`,
  ];
  return facts.filter(Boolean).join(' · ');
}
