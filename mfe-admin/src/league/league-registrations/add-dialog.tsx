import {
  PlayerQuestion,
  type RegistrationCandidate,
  RegistrationInput,
} from '@club/shared/contracts/league/registrations-control';
import { useContractForm, useWatch } from '@club/shared/form';
import { ApiError } from '@club/shared/http';
import { RegistrationFields } from '@club/shared/league-registration';
import * as z from '@club/shared/schema';
import { useState } from 'react';
import { FormDialog } from '../../forms/form-dialog/form-dialog';
import { useSubmission } from '../../forms/submission/use-submission';
import { chosenPlayer, PlayerChoice } from './player-choice';
import { useAddRegistration } from './use-registrations';

const AddForm = z.extend(RegistrationInput, { playerId: z.string() });
const EMPTY = { firstName: '', lastName: '', birthDate: '', email: '', phone: '', city: '', playerId: '' };
/** What the candidates depend on. */
const IDENTIFYING = ['firstName', 'lastName', 'birthDate', 'email'] as const;

/** The server's question which player the typed person is. */
interface Question {
  readonly about: string;
  readonly person: RegistrationInput;
  readonly candidates: readonly RegistrationCandidate[];
}

/**
 * Adds a person who registered in person: accepted at once, with a fee to pay. When a known player may be that person, the
 * server asks, and the form offers the choice until another person is typed.
 */
export function AddDialog({ year, onClose }: { year: number; onClose: () => void }) {
  const form = useContractForm({ schema: AddForm, defaultValues: EMPTY, about: year });
  const { control, formState, setValue } = form;
  const [question, setQuestion] = useState<Question>();
  const about = JSON.stringify(useWatch({ control, name: IDENTIFYING }));
  const asked = question?.about === about ? question : undefined;
  const adding = useAddRegistration();
  const askAfter = (error: unknown, person: RegistrationInput): never => {
    const problem = error instanceof ApiError ? error.problem : undefined;
    const candidates = PlayerQuestion.safeParse(problem).data?.candidates;
    if (candidates) {
      setQuestion({ about, person, candidates });
      // Nobody is preselected: even somebody who seems certain is asked about only when the person may be another.
      setValue('playerId', '');
    } else if (!asked) setQuestion(undefined);
    throw error;
  };
  const { failure, submit } = useSubmission(form, {
    send: ({ playerId, ...person }) =>
      adding
        .mutateAsync({ ...person, year, playerId: asked && chosenPlayer(playerId) })
        .then(onClose, (error) => askAfter(error, person)),
  });
  return (
    <FormDialog
      title={`Novi igrač lige ${year}.`}
      submit="Dodaj"
      busy={adding.isPending}
      // A question about another person than the typed one would demand a choice that is not there any more.
      failure={question && !asked ? undefined : failure}
      dirty={formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      {asked && <PlayerChoice control={control} name="playerId" candidates={asked.candidates} by={asked.person} />}
      <RegistrationFields control={control} of="other" />
    </FormDialog>
  );
}
