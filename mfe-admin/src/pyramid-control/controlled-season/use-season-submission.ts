import { SeasonConflict } from '@club/shared/contracts/league/season-changes';
import type { FieldValues } from '@club/shared/form';
import type { ContractForm } from '../../forms/form-values/contract-form';
import { useSeenVersion } from '../../forms/optimistic-lock/use-seen-version';
import { useSubmission } from '../../forms/submission/use-submission';

/**
 * The submission of a form about a season, with optimistic locking (`SEASON_CHANGED`).
 * @param opened the version of the season with which the form was opened
 * @param send receives the form's values and the version that the form has shown
 */
export function useSeasonSubmission<Input extends FieldValues, Output extends object>(
  form: ContractForm<Input, Output>,
  opened: number,
  send: (values: Output & { readonly version: number }) => unknown,
) {
  const { version, learn } = useSeenVersion(opened, (problem) => SeasonConflict.safeParse(problem).data?.version);
  return useSubmission(form, { send: (values) => send({ ...values, version }), refused: learn });
}
