import { Typography } from '@club/shared/ui-core';

/** What counts as income and when (resolution 54), next to the sums. */
export function IncomeRule({ friendly }: { friendly: boolean }) {
  return (
    <Typography variant="body2" color="textSecondary">
      Prihod lige su plaćene članarine te godine lige; članarine u kunama preračunate su po tečaju 7,53450.
      {friendly &&
        ' Prihod od prijateljskih susreta su uplate članova umanjene za ispravke i storna, prema datumu upisa (Zagreb).' +
          ' Rashod pripada godini koja je uz njega upisana. Stanje udruge zbroj je svih godina.'}
    </Typography>
  );
}
