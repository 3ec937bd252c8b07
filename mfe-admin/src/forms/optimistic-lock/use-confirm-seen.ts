import { useConfirm } from '@club/shared/dialogs';
import { useOutdated } from './use-outdated';

type ConfirmQuestion = Parameters<ReturnType<typeof useConfirm>>[0];
type SeenQuestion = ConfirmQuestion & Required<Pick<ConfirmQuestion, 'act'>>;

/**
 * Asks for the confirmation of an action that depends on what the page shows.
 * @returns a function whose promise is undefined when the user cancels; for `OUTDATED` see `useOutdated`
 */
export function useConfirmSeen(): (question: SeenQuestion) => Promise<'DONE' | 'OUTDATED' | undefined> {
  const confirm = useConfirm();
  const outdated = useOutdated();
  return async (question) => {
    let isOutdated = false;
    const goesOnAfter = (error: unknown) => {
      isOutdated = outdated(error);
      return isOutdated;
    };
    if (!(await confirm({ ...question, goesOnAfter }))) return undefined;
    return isOutdated ? 'OUTDATED' : 'DONE';
  };
}
