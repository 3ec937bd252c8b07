import { useParams } from '@club/shared/router';
import { useYear } from '../season/use-year';
import { AllGalleries } from './all-galleries';
import { YearGallery } from './year-gallery';

/** /summer-league/gallery and /gallery/{year} (resolution 33). */
export default function GalleryScreen() {
  const year = useYear();
  return useParams().year === undefined ? <AllGalleries /> : <YearGallery key={year} year={year} />;
}
