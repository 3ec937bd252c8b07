import { PeopleIcon } from '@club/shared/icons';
import { EmptyState, SectionCard, TextLink } from '@club/shared/ui-core';

/** Shown in a league without players, where nobody can be chosen. */
export function NobodyYet({ title }: { title: string }) {
  return (
    <SectionCard>
      <EmptyState
        icon={<PeopleIcon fontSize="large" aria-hidden />}
        title={title}
        action={
          <TextLink alone to="/registered-players">
            Prijavljeni igrači
          </TextLink>
        }
      >
        Igrači će biti ovdje kad uprava prihvati njihove prijave za ligu.
      </EmptyState>
    </SectionCard>
  );
}
