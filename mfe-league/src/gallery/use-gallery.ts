import { Galleries, Gallery } from '@club/shared/contracts/gallery';
import { answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useQuery } from '@club/shared/query';
import { useVisitorPolling } from '@club/shared/visitor-polling';
import { keys } from '../query-keys';

/** GET /gallery: the years that have pictures. */
export function useGalleries() {
  useLiveQuery('gallery', keys.galleries);
  return useQuery({
    queryKey: keys.galleries,
    queryFn: ({ signal }) => answerBody(Galleries, http.get('gallery', { signal })),
    refetchInterval: useVisitorPolling(),
  });
}

/** GET /gallery/{year} */
export function useGallery(year: number) {
  useLiveQuery('gallery', keys.gallery(year));
  return useQuery({
    queryKey: keys.gallery(year),
    queryFn: ({ signal }) => answerBody(Gallery, http.get(`gallery/${year}`, { signal })),
    refetchInterval: useVisitorPolling(),
  });
}
