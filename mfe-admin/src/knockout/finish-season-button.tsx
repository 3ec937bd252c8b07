import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { matchCount, plural } from '@club/shared/domain';
import { Button } from '@club/shared/ui-core';
import { useConfirmSeen } from '../seen-version/use-confirm-seen';
import { useFinishSeason } from './use-knockout';

/** Ends the season, after a question; `champion` is missing if nobody has won. */
export function FinishSeasonButton({ control, champion }: { control: SeasonControl; champion?: string | undefined }) {
  const { year, version, openMatches, disputed } = control;
  const confirm = useConfirmSeen();
  const finishing = useFinishSeason(year);
  const unplayed = openMatches.filter(({ outcome }) => outcome === null).length;
  const finish = () =>
    confirm({
      title: `Želite li završiti sezonu ${year}.?`,
      subject: champion ? `Prvak: ${champion}` : 'Sezona završava bez prvaka.',
      lines: [
        ...(disputed.length > 0
          ? [`Osporeni rezultati: ${disputed.length}. Najprije ih ispravite ili potvrdite.`]
          : []),
        ...(unplayed > 0
          ? [`Bez rezultata ${plural(unplayed, 'ostaje', 'ostaju', 'ostaje')} ${matchCount(unplayed)}.`]
          : []),
        'Nakon toga se rezultati, ždrijeb i datumi više ne mijenjaju.',
      ],
      confirm: 'Završi sezonu',
      tone: 'danger',
      act: () => finishing.mutateAsync({ version }),
    });
  return (
    <Button variant="contained" onClick={() => void finish()}>
      Završi sezonu
    </Button>
  );
}
