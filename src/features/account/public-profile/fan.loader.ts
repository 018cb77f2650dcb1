import type { PublicUser } from '@/contract/user';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import { readParameter } from '@/lib/lists/query';
import { pick } from '@/lib/record';
import type { PageScope } from '@/store/page-scope';

export interface FanProps {
  fan: Pick<PublicUser, '_id' | 'name' | 'username' | 'avatar' | 'isOnline' | 'createdAt'>;
}

/** Loads a fan's public profile. The server responds with 404 for hidden profiles. */
export async function loadFan({ query, services, signal }: PageScope): Promise<PageOutcome<FanProps>> {
  const { data } = await services.users.view(readParameter(query, 'id'), { signal });
  return ok({ fan: pick(data, '_id', 'name', 'username', 'avatar', 'isOnline', 'createdAt') });
}
