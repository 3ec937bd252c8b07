import { EmptyState } from './empty-state';
import { TextLink } from './links';
import { PageHeading } from './page-heading';
import { SectionCard } from './section-card';

interface NotFoundProps {
  /** `Te sezone nema.` */
  title: string;
  /** How such an address may have come about. */
  reason: string;
  /** Where the list of those that exist is. */
  list: { readonly label: string; readonly to: string };
}

/** The whole screen of an address that names nothing; a retry would be of no use. */
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
