import { SectionCard, styled } from '@club/shared/ui-core';
import type { ReactNode } from 'react';

const Rules = styled('ul')({
  margin: 0,
  paddingLeft: '1.25em',
  maxWidth: '75ch',
  '& li + li': { marginTop: 8 },
});

/** One chapter of the rules, its sentences as a list. */
export function RuleChapter({ title, rules }: { title: string; rules: readonly ReactNode[] }) {
  return (
    <SectionCard title={title}>
      <Rules>
        {rules.map((rule, index) => (
          <li key={index}>{rule}</li>
        ))}
      </Rules>
    </SectionCard>
  );
}
