import { useFetched } from '@/components/empty-error-states/use-fetched';
import { matchesQuery, type ContentItem } from '../shared/fetch-matching';
import { ifSupported } from '../shared/if-supported';
import type { ListReply } from '@/contract/envelope';
import { withQuery } from '@/lib/lists/query';
import { loaded } from '@/lib/page/load-part';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';
import type { Services } from '@/services/create-services';
import { useServices } from '@/services/services-context';
import { useAppSelector } from '@/store/hooks';
import { fetchComments, fetchNextEvent, fetchOrders } from './studio-home.loader';

interface WaitingWork {
  href: string;
  title: string;
  count?: number;
  startAt?: string;
}

/** Each part succeeds or fails on its own. Its links lead to what it counts. */
async function fetchWork(services: Services, performerId: string) {
  const { videos, galleries, feeds } = services;
  const drafts = { status: 'draft', limit: 1 };
  const counted = (title: string, href: string, count: () => Promise<number>) =>
    loaded(async (): Promise<WaitingWork[]> => [{ title, href, count: await count() }]);
  const loadDrafts = (title: string, list: string, search: () => Promise<ListReply<ContentItem>>) =>
    counted(title, withQuery(list, { status: drafts.status }), () =>
      ifSupported(async () => {
        const { data, total } = (await search()).data;
        // A server that ignores the status counts all content.
        return data.every((item) => matchesQuery(drafts, item, Date.now())) ? total : 0;
      }, 0),
    );

  const parts = await Promise.all([
    loaded(async (): Promise<WaitingWork[]> => {
      const { waiting, preparing } = await fetchOrders(services);
      const inState = (state: string) => withQuery(studioPaths.orders, { state });
      return [
        { title: 'Orders to ship', href: inState('paid'), count: waiting },
        { title: 'Orders being prepared', href: inState('processing'), count: preparing },
      ];
    }),
    counted(
      'Comments to answer',
      withQuery(studioPaths.comments, { open: '1' }),
      async () => (await fetchComments(services))?.waiting ?? 0,
    ),
    loaded(async (): Promise<WaitingWork[]> => {
      const event = await fetchNextEvent(services, performerId);
      return event ? [{ title: 'Next event', href: studioPaths.eventEdit(event), startAt: event.startAt }] : [];
    }),
    loadDrafts('Draft videos', studioPaths.videos, () => videos.searchOwn(drafts)),
    loadDrafts('Draft galleries', studioPaths.galleries, () => galleries.searchOwn(drafts)),
    loadDrafts('Draft posts', studioPaths.posts, () => feeds.searchOwn(drafts)),
  ]);
  return {
    work: parts.flatMap((part) => (part.ok ? part.content.filter(({ count }) => count !== 0) : [])),
    hasFailed: parts.some((part) => !part.ok),
  };
}

/** Open tasks, loaded after the page; null until then. */
export function useOpenTasks() {
  const services = useServices();
  const me = useAppSelector((state) => state.auth.authUser?._id ?? '');
  const requests = useAppSelector((state) => state.streaming.privateRequests.length);
  const { part, retry } = useFetched(() => fetchWork(services, me));
  if (!part?.ok) return { work: null, hasFailed: false, retry };
  const { work, hasFailed } = part.content;
  const requested: WaitingWork = { title: 'Private show requests', href: paths.studioLive, count: requests };
  return { work: requests > 0 ? [requested, ...work] : work, hasFailed, retry };
}
