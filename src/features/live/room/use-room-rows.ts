import { useEffect, useState } from 'react';
import { useLoaded } from '@/components/empty-error-states/use-loaded';
import type { Performer } from '@/contract/performer';
import { loaded } from '@/lib/page/load-part';
import { useServices } from '@/services/services-context';
import { loadLatestContent, loadOtherLivePerformers, type RoomPage } from './room.loader';

export function useLatestContent({ videos, performer }: RoomPage) {
  const services = useServices();
  return useLoaded(videos, () => loadLatestContent(services, performer._id));
}

/** Other performers who are live, from the page or loaded when first wanted; empty if that fails. */
export function useOtherLivePerformers({ performer, others: known }: RoomPage, wanted: boolean): readonly Performer[] {
  const services = useServices();
  const [others, setOthers] = useState(known);
  const performerId = performer._id;
  const isMissing = wanted && others === null;
  useEffect(() => {
    if (!isMissing) return;
    const left = new AbortController();
    const ask = async () => {
      const found = await loaded(() => loadOtherLivePerformers(services, performerId, { signal: left.signal })).catch(
        () => null,
      );
      if (!left.signal.aborted && found?.ok) setOthers(found.content);
    };
    void ask();
    return () => left.abort();
  }, [services, performerId, isMissing]);
  return others ?? [];
}
