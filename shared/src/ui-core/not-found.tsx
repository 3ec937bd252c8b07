import { EmptyState } from './empty-state';
import { TextLink } from './links';
import { PageHeading } from './page-heading';
import { SectionCard } from './section-card';

interface NotFoundProps {
  /** `Te sezone nema.` */
  title: string;
  /** Why such an address may exist. */
  reason: string;
  /** Where the list of those that exist is. */
  list: { readonly label: string; readonly to: string };
}

/** The whole screen at an address that names nothing; retrying would not help. */
export function NotFound({ title, reason, list }: NotFoundProps) {
  return (
    <>
      <PageHeading title={title} />
      <SectionCard>
        <EmptyState
          title={reason}
          action={
            <TextLink alone to={list.to}>
              {list.label}
            </TextLink>
          }
        />
      </SectionCard>
    </>
  );
}
