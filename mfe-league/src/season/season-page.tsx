import { PageHeading } from '@club/shared/ui-core';
import type { ReactNode } from 'react';
import type { SeasonTab } from './season-links';
import { SeasonTabs } from './season-tabs';

interface SeasonPageProps {
  year: number;
  tab: SeasonTab;
  title: string;
  /** A line about what is shown, at the end of the title's. */
  summary?: ReactNode;
  children: ReactNode;
}

/** What all pages of a season share: the heading, the tabs and the year stepper. */
export function SeasonPage({ year, tab, title, summary, children }: SeasonPageProps) {
  return (
    <>
      <PageHeading title={title} action={summary} />
      <SeasonTabs year={year} tab={tab} />
      {children}
    </>
  );
}
