import type { ManagedUser } from '@club/shared/contracts/members/user-management';
import { surnameFirst } from '@club/shared/domain';
import { Autocomplete } from '@club/shared/ui-choice';
import { LinesSkeleton, Loaded } from '@club/shared/ui-core';
import { TextField } from '@club/shared/ui-form';
import { useState } from 'react';
import { useManagedUserPage } from '../../users/manage-users/use-managed-users';
import { useDebouncedText } from './use-debounced-text';

/** A member to whom a league player may be linked. */
export type LinkChoice = Pick<ManagedUser, 'userId' | 'firstName' | 'lastName' | 'username'>;

/** No member; the server numbers members from 1. */
export const NOBODY: LinkChoice = { userId: 0, firstName: '', lastName: '', username: '' };

const labelOf = (choice: LinkChoice): string =>
  choice.userId === NOBODY.userId ? 'Nije povezan' : `${surnameFirst(choice)} (${choice.username})`;

interface MemberChoiceProps {
  chosen: LinkChoice;
  present: LinkChoice;
  onChange: (choice: LinkChoice) => void;
}

/** Chooses among users found by a search on the server, because a club may have thousands. */
export function MemberChoice({ chosen, present, onChange }: MemberChoiceProps) {
  /** Undefined while the field shows the chosen member. */
  const [typed, setTyped] = useState<string>();
  const users = useManagedUserPage(1, useDebouncedText((typed ?? '').trim()));
  return (
    <Loaded query={users} what="korisnike" skeleton={<LinesSkeleton />}>
      {({ users: page, total }) => {
        // The server does not link users whose personal data have been erased.
        const found = page.filter(({ erased }) => !erased);
        const choices = [...new Map([NOBODY, present, chosen, ...found].map((each) => [each.userId, each])).values()];
        const isPart = total > page.length;
        const count = isPart
          ? `Na popisu je prvih ${found.length} od ${total}: suzite pretragu.`
          : `Pronađeno: ${found.length}.`;
        return (
          <Autocomplete
            options={choices}
            filterOptions={(all) => all}
            getOptionKey={({ userId }) => userId}
            getOptionLabel={labelOf}
            isOptionEqualToValue={(one, other) => one.userId === other.userId}
            value={chosen}
            onChange={(_event, choice) => choice && onChange(choice)}
            inputValue={typed ?? labelOf(chosen)}
            onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : undefined)}
            onClose={() => setTyped(undefined)}
            disableClearable
            renderInput={(field) => (
              <TextField
                {...field}
                label="Korisnik"
                placeholder="Ime ili korisničko ime"
                helperText={`Sada: ${present.userId === NOBODY.userId ? 'nije povezan' : labelOf(present)}. ${count}`}
              />
            )}
          />
        );
      }}
    </Loaded>
  );
}
