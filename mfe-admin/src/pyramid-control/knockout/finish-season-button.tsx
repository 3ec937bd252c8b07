import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { matchCount, plural } from '@club/shared/domain';
import { Button } from '@club/shared/ui-core';
import { useConfirmSeen } from '../../forms/optimistic-lock/use-confirm-seen';
import { openFixturesOf } from '../controlled-season/open-fixtures';
import { useFinishSeason } from './use-knockout';

/**
 * Ends the season, after a question; `champion` is missing if nobody has won. Before the final it ends a season that will
 * not have one, because the next season cannot begin while this one is played.
 */
export function FinishSeasonButton({ control, champion }: { control: SeasonControl; champion?: string | undefined }) {
  const { year, version, disputed, mayFinish } = control;
  const confirm = useConfirmSeen();
  const finishing = useFinishSeason(year);
  const unplayed = openFixturesOf(control);
  const finish = () =>
    confirm({
      title: mayFinish ? `Želite li završiti sezonu ${year}.?` : `Želite li završiti sezonu ${year}. bez finala?`,
      subject: champion ? `Prvak: ${champion}` : 'Sezona završava bez prvaka.',
      lines: [
        ...(disputed.length > 0
          ? [`Osporeni rezultati: ${disputed.length}. Najprije ih ispravite ili potvrdite.`]
          : []),
        ...(unplayed > 0
          ? [`Bez rezultata ${plural(unplayed, 'ostaje', 'ostaju', 'ostaje')} ${matchCount(unplayed)}.`]
          : []),
        'Nakon toga se rezultati, ždrijeb i datumi ne mijenjaju. Kraj sezone možete poništiti do objave 1. kola sljedeće sezone.',
      ],
      confirm: 'Završi sezonu',
      tone: 'danger',
      act: () => finishing.mutateAsync(mayFinish ? { version } : { version, withoutFinal: true }),
    });
  return (
    <Button variant={mayFinish ? 'contained' : 'outlined'} onClick={() => void finish()}>
      {mayFinish ? 'Završi sezonu' : 'Završi bez finala'}
    </Button>
  );
}
