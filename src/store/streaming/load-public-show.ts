import type { Stream } from '@/contract/streaming';
import { loaded } from '@/lib/page/load-part';
import type { Services } from '@/services/create-services';
import type { CallOptions } from '@/services/http/call-options';

/** The performer's public show, or null if none is on or the server can't say. */
export async function loadPublicShow(
  { streaming }: Services,
  performerId: string,
  options?: CallOptions,
): Promise<Stream | null> {
  const found = await loaded(
    async () => (await streaming.searchLive({ performerId, type: 'public', limit: 1 }, options)).data.data,
  );
  const isOwn = (stream: Stream) => stream.performerId === performerId && stream.type === 'public';
  return (found.ok && found.content.find(isOwn)) || null;
}
