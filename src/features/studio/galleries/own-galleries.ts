import type { ListReply } from '@/contract/envelope';
import type { OwnGallery, OwnGallerySearchQuery } from '@/contract/gallery';
import type { Services } from '@/services/create-services';
import { orIfMissing } from '@/lib/http/errors';

/** The performer's galleries; public ones only if the back end has no owner list (B11). */
export function fetchOwnGalleries(
  { galleries }: Services,
  performerId: string,
  query: OwnGallerySearchQuery,
  signal?: AbortSignal,
): Promise<ListReply<OwnGallery>> {
  const { isSale: _isSale, status: _status, ...asGuest } = query;
  return orIfMissing<ListReply<OwnGallery>>(
    () => galleries.searchOwn(query, { signal }),
    () => galleries.search({ ...asGuest, performerId }, { signal }),
  );
}
