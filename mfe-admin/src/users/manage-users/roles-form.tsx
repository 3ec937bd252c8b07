import { type ManagedUser, SetRoles } from '@club/shared/contracts/members/user-management';
import { Role } from '@club/shared/contracts/roles';
import { useConfirm } from '@club/shared/dialogs';
import { useContractForm, useController } from '@club/shared/form';
import { ApiError } from '@club/shared/http';
import { useNotify } from '@club/shared/notices';
import { Box, BusyButton } from '@club/shared/ui-core';
import { FormFailure } from '@club/shared/ui-form';
import { useState } from 'react';
import { Checkboxes } from '../../forms/form-field/checkboxes';
import { FieldGroup } from '../../forms/form-field/field-group';
import { useNewlySaved } from '../../forms/optimistic-lock/use-newly-saved';
import { useOutdated } from '../../forms/optimistic-lock/use-outdated';
import { useSubmission } from '../../forms/submission/use-submission';
import { useUnsaved } from '../../forms/unsaved-forms/unsaved-forms';
import { losesChosen } from './loses-chosen';
import { roleChangeLines, roleWithHint } from './role-labels';
import { useSetRoles } from './use-change-user';
import { useIsOwn } from './use-is-own';
import { userName } from './user-name';

const ROLES = Role.options.map((value) => ({ value, label: roleWithHint(value) }));

export function RolesForm({ user }: { user: ManagedUser }) {
  const form = useContractForm({ schema: SetRoles, defaultValues: { roles: user.roles }, about: user.userId });
  const { field, fieldState } = useController({ control: form.control, name: 'roles' });
  const change = useSetRoles(user.userId);
  const isOwn = useIsOwn(user);
  const confirm = useConfirm();
  const outdated = useOutdated();
  const notify = useNotify();
  useUnsaved(form.formState.isDirty, { loses: losesChosen, isBeingSaved: change.isPending });
  // The roles that the form was filled from: somebody else may change them while this card is open.
  const [shown, saw] = useState(user.roles);
  const keepOwn = useNewlySaved(form, { opened: user.roles, startOf: (roles) => ({ roles }) }, saw);

  const saved = (roles: Role[]) => {
    form.reset({ roles });
    saw(roles);
    keepOwn();
  };
  /** That nobody else is an administrator is shown in the question: others may become one. */
  const goesOnAfter = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'LAST_ADMINISTRATOR') return false;
    const isOutdated = outdated(error);
    // Without input it shows what is saved now.
    if (isOutdated) form.reset();
    return isOutdated;
  };

  const { failure, submit } = useSubmission(form, {
    send: (values) => {
      const changes = roleChangeLines(shown, values.roles);
      if (changes.length === 0) return notify.success('Uloge su ostale kakve jesu.');
      const losesOwn = isOwn && !values.roles.includes('ADMIN') && shown.includes('ADMIN');
      const own =
        'Oduzimate ulogu sami sebi: odmah gubite pristup administraciji, a vratiti ga može samo drugi administrator.';
      return confirm({
        title: 'Želite li promijeniti uloge korisnika?',
        subject: userName(user),
        lines: losesOwn ? [...changes, own] : changes,
        confirm: losesOwn ? 'Oduzmi si administraciju' : 'Promijeni uloge',
        ...(changes.some((line) => line.startsWith('Gubi')) ? { tone: 'danger' } : {}),
        // The roles that the question is about, not those that have arrived since it opened.
        act: () => change.mutateAsync({ ...values, seen: shown }).then(() => saved(values.roles)),
        goesOnAfter,
      });
    },
  });
  return (
    <Box component="form" noValidate onSubmit={submit}>
      <FieldGroup legend="Uloge" heading error={fieldState.error?.message}>
        <Box sx={{ display: 'grid' }}>
          <Checkboxes
            options={ROLES}
            value={field.value}
            onChange={field.onChange}
            invalid={fieldState.invalid}
            inputRef={field.ref}
          />
        </Box>
      </FieldGroup>
      {failure && (
        <Box sx={{ my: 1 }}>
          <FormFailure>{failure}</FormFailure>
        </Box>
      )}
      <BusyButton
        type="submit"
        variant="outlined"
        busy={change.isPending}
        sx={{ mt: 1.5, width: { xs: 1, sm: 'auto' } }}
      >
        Spremi uloge
      </BusyButton>
    </Box>
  );
}
