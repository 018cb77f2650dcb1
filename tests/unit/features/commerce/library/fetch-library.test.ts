import { fetchLibrary } from '@/features/commerce/library/fetch-library';
import type { Services } from '@/services/create-services';

/** A list of a server that returns at most 24 records per call. */
const served =
  (rows: readonly object[]) =>
  ({ offset = 0 }: { offset?: number }) =>
    Promise.resolve({ data: { data: rows.slice(offset, offset + 24), total: rows.length } });

test('every purchase is found on a server that returns fewer records than requested', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => ({
    _id: `line-${index}`,
    productId: `video-${index}`,
    productType: 'video',
    status: 'paid',
    name: `Video ${index}`,
    createdAt: new Date(index * 1000).toISOString(),
  }));
  const services = {
    orders: { searchLines: served(lines) },
    tokenTransactions: { search: served([]) },
    videos: { search: served([]) },
  } as unknown as Services;
  const found = new Set<string>();
  for (let next: number | null = 0; next !== null;) {
    const part = await fetchLibrary(services, next);
    for (const { id } of part.things) found.add(id);
    next = part.next;
  }
  expect(found.size).toBe(60);
});
