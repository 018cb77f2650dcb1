import type { OwnGallery, OwnGallerySearchQuery } from '@/contract/gallery';
import type { Services } from '@/services/create-services';
import { orIfUnsupported } from '@/lib/http/errors';
import { fetchMatchingContent } from '../shared/fetch-matching';
import { toList, type List } from '../shared/list-reply';

/** The performer's galleries; public ones only, whatever their filters, if the back end has no owner list. */
export async function fetchOwnGalleries(
  { galleries }: Services,
  performerId: string,
  query: OwnGallerySearchQuery & { limit: number; offset: number },
  signal?: AbortSignal,
): Promise<List<OwnGallery> & { isOwn: boolean }> {
  const { isSale: _isSale, status: _status, ...asGuest } = query;
  return orIfUnsupported<List<OwnGallery> & { isOwn: boolean }>(
    async () => ({
      ...(await fetchMatchingContent(query, (filters) => galleries.searchOwn(filters, { signal }))),
      isOwn: true,
    }),
    async () => ({ ...toList(await galleries.search({ ...asGuest, performerId }, { signal })), isOwn: false }),
  );
}
