import type { ManagedUser } from '@club/shared/contracts/members/user-management';
import { LinesSkeleton, Loaded } from '@club/shared/ui-core';
import { SearchField, SelectField } from '@club/shared/ui-form';
import { useState } from 'react';
import { useDebouncedText } from '../../lists/member-search/use-debounced-text';
import { useManagedUserPage } from '../../users/manage-users/use-managed-users';

/** A member to whom a league player may be linked. */
export type LinkChoice = Pick<ManagedUser, 'userId' | 'firstName' | 'lastName' | 'username'>;

/** No member; the server numbers members from 1. */
export const NOBODY: LinkChoice = { userId: 0, firstName: '', lastName: '', username: '' };

const labelOf = ({ userId, firstName, lastName, username }: LinkChoice): string =>
  userId === NOBODY.userId ? 'Nije povezan' : `${lastName} ${firstName} (${username})`;

interface MemberChoiceProps {
  chosen: LinkChoice;
  present: LinkChoice;
  onChange: (choice: LinkChoice) => void;
}

/** Chooses among users found by a search, because a club may have thousands. */
export function MemberChoice({ chosen, present, onChange }: MemberChoiceProps) {
  const [search, setSearch] = useState('');
  const users = useManagedUserPage(1, useDebouncedText(search.trim()));
  return (
    <>
      <SearchField label="Traži po imenu ili korisničkom imenu" value={search} onChange={setSearch} />
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
            <SelectField
              label="Korisnik"
              value={String(chosen.userId)}
              onChange={(value) => onChange(choices.find(({ userId }) => String(userId) === value) ?? NOBODY)}
              helperText={`Sada: ${present.userId === NOBODY.userId ? 'nije povezan' : labelOf(present)}. ${count}`}
              options={choices.map((choice) => ({ value: String(choice.userId), label: labelOf(choice) }))}
            />
          );
        }}
      </Loaded>
    </>
  );
}
