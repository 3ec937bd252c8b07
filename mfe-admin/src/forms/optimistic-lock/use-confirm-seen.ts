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
  return async ({ act, ...question }) => {
    let result: 'DONE' | 'OUTDATED' | undefined;
    const done = () => {
      result = 'DONE';
    };
    const refused = (error: unknown) => {
      outdated(error);
      result = 'OUTDATED';
    };
    await confirm({ ...question, act: () => act().then(done, refused) });
    return result;
  };
}
