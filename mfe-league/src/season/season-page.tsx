import { PageHeading } from '@club/shared/ui-core';
import type { ReactNode } from 'react';
import type { SeasonTab } from './season-links';
import { SeasonTabs } from './season-tabs';

interface SeasonPageProps {
  year: number;
  tab: SeasonTab;
  title: string;
  /** A line about the content, at the end of the title's line. */
  summary?: ReactNode;
  children: ReactNode;
}

/** The common parts of all pages of a season: the heading, the tabs and the year stepper. */
export function SeasonPage({ year, tab, title, summary, children }: SeasonPageProps) {
  return (
    <>
      <PageHeading title={title} action={summary} />
      <SeasonTabs year={year} tab={tab} />
      {children}
    </>
  );
}
