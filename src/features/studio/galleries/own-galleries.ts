import type { ListReply } from '@/contract/envelope';
import type { OwnGallery, OwnGallerySearchQuery } from '@/contract/gallery';
import type { Services } from '@/services/create-services';
import { orIfUnsupported } from '@/lib/http/errors';

/** The performer's galleries; public ones only, whatever their filters, if the back end has no owner list. */
export async function fetchOwnGalleries(
  { galleries }: Services,
  performerId: string,
  query: OwnGallerySearchQuery,
  signal?: AbortSignal,
): Promise<{ reply: ListReply<OwnGallery>; isOwn: boolean }> {
  const { isSale: _isSale, status: _status, ...asGuest } = query;
  return orIfUnsupported<{ reply: ListReply<OwnGallery>; isOwn: boolean }>(
    async () => ({ reply: await galleries.searchOwn(query, { signal }), isOwn: true }),
    async () => ({ reply: await galleries.search({ ...asGuest, performerId }, { signal }), isOwn: false }),
  );
}
