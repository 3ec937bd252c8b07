import type { PyramidControl } from '@club/shared/contracts/league/pyramid-control';
import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { BlockSkeleton, EmptyState, Loaded, PageHeading } from '@club/shared/ui-core';
import { ControlLayout } from '../control-layout/control-layout';
import { SeasonContent } from '../control-layout/season-content';
import { isDraft } from '../controlled-season/season-state';
import { REARRANGED } from '../draft-history/change-names';
import { useSaveDraft } from '../draft-history/use-change-pyramid';
import { useDraftHistory } from '../draft-history/use-draft-history';
import { orderOf } from '../pyramid-place/pyramid-place';
import { OUTDATED_STEPS } from '../rearranged-pyramid/outdated-steps';
import { trimmed } from '../rearranged-pyramid/rearrange';
import { nextPyramid } from '../rearranged-pyramid/stored-steps';
import { closingOf } from '../round-closing/closing';
import { useClosingChoices } from '../round-closing/closing-choices';
import { useRoundPreview } from '../round-closing/use-round-closing';
import { DraftSteps, NextRoundSteps } from './finish-steps';
import { RearrangeCard, type RearrangeTexts } from './rearrange-card';

export default function EditPyramidsScreen() {
  return (
    <>
      <PageHeading title="Uređivanje piramida" subtitle="Ručni raspored, prije nego što ga objavite." />
      <ControlLayout what="piramidu" height={1080}>
        {(control) =>
          isDraft(control) ? (
            <DraftPyramid key={control.year} control={control} />
          ) : (
            <SeasonContent year={control.year}>
              {(season) => <NextPyramid key={season.rounds.length} season={season} />}
            </SeasonContent>
          )
        }
      </ControlLayout>
    </>
  );
}

/** Texts for a draft, in which results move nobody: only administrators change it. */
const DRAFT: RearrangeTexts = {
  outdated: 'U međuvremenu je netko promijenio spremljenu piramidu; spremanjem je zamjenjujete svojom.',
  impossible:
    'U međuvremenu je netko dodao igrača u spremljenu piramidu ili ga iz nje uklonio. Vratite je na spremljeno i ponovite korake.',
  reset: 'Vrati na spremljeno',
};

const COMPUTED: RearrangeTexts = {
  outdated: OUTDATED_STEPS,
  impossible:
    'Otkako uređujete, netko je ušao u piramidu ili iz nje izašao. Vratite je na izračunato i ponovite korake.',
  reset: 'Vrati na izračunato',
};

/** Before the first publication: the draft itself, saved as a whole. */
function DraftPyramid({ control }: { control: PyramidControl }) {
  const saved = useDraftHistory(control);
  const saveDraft = useSaveDraft(control, saved);
  const cells = control['List of pyramid'];
  return (
    <RearrangeCard
      pyramid={`${control.year}-draft`}
      title={`Početna piramida ${control.year}.`}
      cells={cells}
      base={orderOf(cells)}
      hasFreePlaces
      busy={saved.isSaving}
      texts={DRAFT}
      finish={(steps) => (
        <DraftSteps steps={steps} busy={saved.isSaving} save={() => saveDraft(trimmed(steps.order), REARRANGED)} />
      )}
    />
  );
}

/** In an open round: the next pyramid, computed from the results so far. */
function NextPyramid({ season }: { season: SeasonControl }) {
  const { dates } = useClosingChoices(season.rounds.length + 1);
  const { next, version } = closingOf(season, dates);
  if (season.rounds.at(-1)?.state !== 'OPEN' || !next) {
    return (
      <EmptyState title="Nema sljedeće piramide.">
        Piramida se uređuje prije objave 1. kola i između kola; nakon zadnjeg kola slijedi završni turnir.
      </EmptyState>
    );
  }
  return <ComputedPyramid season={season} closing={{ next, version }} />;
}

function ComputedPyramid({ season, closing }: { season: SeasonControl; closing: ReturnType<typeof closingOf> }) {
  const preview = useRoundPreview(season.year, closing);
  const number = season.rounds.length + 1;
  return (
    <Loaded query={preview} what="sljedeću piramidu" skeleton={<BlockSkeleton height={900} />}>
      {({ next }) =>
        next && (
          <RearrangeCard
            pyramid={nextPyramid(season.year, number)}
            title={`Piramida ${number}. kola`}
            cells={next.pyramid}
            base={orderOf(next.pyramid)}
            texts={COMPUTED}
            finish={(steps) => <NextRoundSteps steps={steps} number={number} />}
          />
        )
      }
    </Loaded>
  );
}
