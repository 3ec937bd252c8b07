import type { ManagedUser } from '@club/shared/contracts/members/user-management';
import { SEARCH_LENGTH } from '@club/shared/contracts/texts';
import { surnameFirst } from '@club/shared/domain';
import { Autocomplete } from '@club/shared/ui-choice';
import { Loaded } from '@club/shared/ui-core';
import { TextField } from '@club/shared/ui-form';
import type { RefCallback } from 'react';
import { useManagedUserPage } from '../../users/manage-users/use-managed-users';
import { useDebouncedText } from './use-debounced-text';

/** A member to whom a league player may be linked. */
export type LinkChoice = Pick<ManagedUser, 'userId' | 'firstName' | 'lastName' | 'username'>;

/** No member; the server numbers members from 1. */
export const NOBODY: LinkChoice = { userId: 0, firstName: '', lastName: '', username: '' };

const labelOf = (choice: LinkChoice): string =>
  choice.userId === NOBODY.userId ? 'Nije povezan' : `${surnameFirst(choice)} (${choice.username})`;

const presentText = (present: LinkChoice): string =>
  `Sada: ${present.userId === NOBODY.userId ? 'nije povezan' : labelOf(present)}.`;

const countOf = (found: number, total: number, listed: number): string =>
  total > listed ? `Na popisu je prvih ${found} od ${total}: suzite pretragu.` : `Pronađeno: ${found}.`;

interface MemberChoiceProps {
  chosen: LinkChoice;
  present: LinkChoice;
  onChange: (choice: LinkChoice) => void;
  /** The text that is being typed; null while the field shows the chosen member. */
  typing: TypedText;
}

/** What `useController` returns for a field of text. */
interface TypedText {
  field: {
    value: string | null;
    onChange: (text: string | null) => void;
    onBlur: () => void;
    ref: RefCallback<HTMLInputElement>;
  };
  fieldState: { error?: { message?: string | undefined } | undefined };
}

/**
 * Chooses among users found by a search on the server, because a club may have thousands. A text of which nobody was chosen
 * stays in the field, so that its form can refuse it.
 */
export function MemberChoice({ chosen, present, onChange, typing }: MemberChoiceProps) {
  const { value: typed, onChange: setTyped, onBlur, ref } = typing.field;
  const complaint = typing.fieldState.error?.message;
  const wanted = (typed ?? '').trim();
  const searched = useDebouncedText(wanted);
  const users = useManagedUserPage(1, searched);
  const forgetBlank = () => wanted === '' && setTyped(null);
  const { data, isPlaceholderData, isPending } = users;
  // The server does not link users whose personal data have been erased.
  const found = data?.users.filter(({ erased }) => !erased) ?? [];
  const choices = [...new Map([NOBODY, present, chosen, ...found].map((each) => [each.userId, each])).values()];
  const isSearching = wanted !== searched || isPlaceholderData || isPending;
  // Enter takes the first one, which must be somebody of that name.
  const matching = isSearching ? [] : found;
  const count = data ? countOf(found.length, data.total, data.users.length) : '';
  return (
    <>
      {/* Outside the loaded content, so that it does not disappear with its text when a search fails. */}
      <Autocomplete
        options={choices}
        filterOptions={() => (wanted === '' ? choices : matching)}
        loading={isSearching}
        {...(users.isLoadingError && { noOptionsText: 'Pretraga nije uspjela.' })}
        getOptionKey={({ userId }) => userId}
        getOptionLabel={labelOf}
        isOptionEqualToValue={(one, other) => one.userId === other.userId}
        // As long as there is a text, the first of the list is marked instead of the chosen one.
        value={wanted === '' ? chosen : null}
        onChange={(_event, choice) => {
          if (!choice) return;
          setTyped(null);
          onChange(choice);
        }}
        inputValue={typed ?? labelOf(chosen)}
        onInputChange={(_event, text, reason) => reason === 'input' && setTyped(text.slice(0, SEARCH_LENGTH))}
        onClose={forgetBlank}
        onBlur={() => {
          forgetBlank();
          onBlur();
        }}
        disableClearable
        renderInput={(field) => (
          <TextField
            {...field}
            label="Korisnik"
            placeholder="Ime ili korisničko ime"
            inputRef={ref}
            error={complaint !== undefined}
            helperText={complaint ?? `${presentText(present)} ${count}`}
          />
        )}
      />
      <Loaded query={users} what="korisnike" skeleton={null}>
        {() => null}
      </Loaded>
    </>
  );
}
