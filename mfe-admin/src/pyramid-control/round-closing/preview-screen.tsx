import { PageHeading } from '@club/shared/ui-core';
import { useNextScreen } from '../../forms/navigation/use-next-screen';
import { ControlledSeason } from '../controlled-season/controlled-season';
import { usePyramidControl } from '../controlled-season/use-pyramid-control';
import { ClosingPage } from './closing-page';

export default function PreviewScreen() {
  const openNext = useNextScreen();
  const round = usePyramidControl().data?.round;
  const goOn = () => openNext('/admin/pyramid-control/rounds');
  return (
    <>
      <PageHeading
        title={round?.state === 'OPEN' ? `Pregled zatvaranja ${round.number}. kola` : 'Pregled zatvaranja kola'}
        subtitle="Ništa se ne mijenja dok ne objavite."
      />
      <ControlledSeason height={1400}>
        {(control) => <ClosingPage key={control.year} control={control} onPublished={goOn} />}
      </ControlledSeason>
    </>
  );
}
