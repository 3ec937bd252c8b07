import { pictureCount } from '@club/shared/domain';
import { BlockSkeleton, EmptyState, Loaded, SectionCard, TextLink } from '@club/shared/ui-core';
import { SeasonPage } from '../season/season-page';
import { PictureGrid } from './picture-grid';
import { useGallery } from './use-gallery';

/** The pictures of one year. */
export function YearGallery({ year }: { year: number }) {
  const gallery = useGallery(year);
  const count = gallery.data?.pictures.length;
  return (
    <SeasonPage year={year} tab="gallery" title={`Galerija ${year}.`} summary={count ? pictureCount(count) : undefined}>
      <Loaded query={gallery} what="galeriju" skeleton={<BlockSkeleton height={640} />}>
        {({ pictures }) => (
          <>
            {pictures.length === 0 && (
              <SectionCard>
                <EmptyState title={`Za ${year}. još nema slika.`}>
                  Čim ih uprava objavi, bit će ovdje. Pogledajte{' '}
                  <TextLink to="/summer-league/gallery">galerije ostalih godina</TextLink>.
                </EmptyState>
              </SectionCard>
            )}
            {/* Without pictures too: the last one may be open when it is deleted. */}
            <PictureGrid pictures={pictures} />
          </>
        )}
      </Loaded>
    </SeasonPage>
  );
}
