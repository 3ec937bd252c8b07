import { BlockSkeleton, CardGrid, EmptyState, Loaded, PageHeading, SectionCard } from '@club/shared/ui-core';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';
import { GalleryCard } from './gallery-card';
import { useShownGalleries } from './use-shown-galleries';

/** The years that have pictures, newest first. */
export function AllGalleries() {
  return (
    <>
      <Breadcrumbs here="Galerija" />
      <PageHeading title="Galerija" subtitle="Slike s terena, po sezonama." />
      <Loaded query={useShownGalleries()} what="galerije" skeleton={<GalleriesSkeleton />}>
        {(galleries) =>
          galleries.length > 0 ? (
            <CardGrid min={300}>
              {galleries.map((gallery, index) => (
                <GalleryCard key={gallery.year} gallery={gallery} lazy={index > 2} />
              ))}
            </CardGrid>
          ) : (
            <SectionCard>
              <EmptyState title="Još nema slika.">Čim uprava objavi prve slike, bit će ovdje.</EmptyState>
            </SectionCard>
          )
        }
      </Loaded>
    </>
  );
}

function GalleriesSkeleton() {
  return (
    <CardGrid min={300}>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <BlockSkeleton key={card} height={330} />
      ))}
    </CardGrid>
  );
}
