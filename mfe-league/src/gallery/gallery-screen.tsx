import { useParams } from '@club/shared/router';
import { withSeason } from '../season/with-season';
import { AllGalleries } from './all-galleries';
import { YearGallery } from './year-gallery';

/** /summer-league/gallery and /gallery/{year} (resolution 33). */
export default function GalleryScreen() {
  return useParams().year === undefined ? <AllGalleries /> : <OneYear />;
}

const OneYear = withSeason(({ year }) => <YearGallery key={year} year={year} />);
