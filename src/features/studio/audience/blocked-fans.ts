import { fetchBlocks } from '../shared/blocks';
import { loaded } from '@/lib/page/load-part';
import type { Services } from '@/services/create-services';
import type { CallOptions } from '@/services/http/call-options';
import type { PageScope } from '@/store/page-scope';

/** Ids of the fans whom the performer has blocked; null if the server can't block. */
export const fetchBlockedFans = async (services: Services, options?: CallOptions): Promise<string[] | null> =>
  (await fetchBlocks(services, options))?.map(({ targetId }) => targetId) ?? null;

/** Ids of blocked fans for lists; empty if the call fails. */
export async function loadBlockedFans({ services, signal }: PageScope): Promise<ReadonlySet<string>> {
  const blocked = await loaded(() => fetchBlockedFans(services, { signal }));
  return new Set(blocked.ok ? blocked.content : null);
}
