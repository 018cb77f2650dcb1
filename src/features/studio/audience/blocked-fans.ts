import { ifSupported } from '../shared/if-offered';
import { MAX_LIMIT } from '../shared/list-reply';
import { loaded } from '@/lib/page/load-part';
import type { Services } from '@/services/create-services';
import type { CallOptions } from '@/services/http/call-options';
import type { PageScope } from '@/store/page-scope';

/** Ids of the fans whom the performer has blocked; null if the server can't block. */
export const fetchBlockedFans = ({ blocks }: Services, options?: CallOptions): Promise<string[] | null> =>
  ifSupported(
    async () => (await blocks.users({ limit: MAX_LIMIT }, options)).data.data.map(({ targetId }) => targetId),
    null,
  );

/** Ids of blocked fans for lists; empty if the call fails. */
export async function loadBlockedFans({ services, signal }: PageScope): Promise<ReadonlySet<string>> {
  const blocked = await loaded(() => fetchBlockedFans(services, { signal }));
  return new Set(blocked.ok ? blocked.content : null);
}
