import type { Comment, InboxComment } from '@/contract/comment';
import type { Earning } from '@/contract/earning';
import type { ListReply } from '@/contract/envelope';
import type { OrderLine } from '@/contract/order';
import type { Payout } from '@/contract/payout';
import type { Subscription } from '@/contract/subscription';
import type { PublicUser } from '@/contract/user';
import type { NoticeKind, StudioNotice } from '@/device/studio-notices';
import { getSoldName } from '../shared/sold-products';
import { isUnsupportedCall } from '@/lib/http/errors';
import { studioPaths } from '@/lib/page/studio-paths';
import type { Services } from '@/services/create-services';
import type { CallOptions } from '@/services/http/call-options';

/** A notice as the server's lists know it. */
export type ListedNotice = Omit<StudioNotice, 'isRead' | 'liveIn'>;

interface NoticePage {
  notices: ListedNotice[];
  /** Time of the oldest loaded row, in ms, if the server has more: older notices may still exist there. */
  since?: number;
}

export interface NoticeList {
  kinds: readonly NoticeKind[];
  load: (services: Services, options: CallOptions) => Promise<NoticePage>;
}

const LATEST = 20;
const NEWEST_FIRST = { sortBy: 'createdAt', sort: 'desc', limit: LATEST } as const;

/**
 * Types of earnings by the notice they become. Products have orders and subscriptions a list of their own; minutes of
 * shows are too many.
 */
const EARNING_KINDS: Readonly<Record<string, 'tip' | 'sale'>> = {
  tip: 'tip',
  stream_tip: 'tip',
  public_chat: 'sale',
  stream_public: 'sale',
  video: 'sale',
  gallery: 'sale',
  feed: 'sale',
  post: 'sale',
  story: 'sale',
};
const TICKETS = ['public_chat', 'stream_public'];

export const TICKET = 'a ticket';
const CONTENT: Readonly<Record<string, string>> = {
  video: 'a video',
  gallery: 'a gallery',
  feed: 'a post',
  post: 'a post',
  story: 'a story',
};

/** Sold content and subscriptions have orders too, but are listed as earnings and subscribers. */
const LISTED_ELSEWHERE: readonly (OrderLine['productType'] | undefined)[] = [
  'video',
  'gallery',
  'subscription_package',
];
/** Orders that were never paid aren't sales. */
const UNPAID: readonly (OrderLine['status'] | undefined)[] = ['created', 'pending', 'failed'];

const getTime = (iso: string | undefined): number => Date.parse(iso ?? '') || 0;
export const noticeActorName = (fan: PublicUser | null | undefined): string | undefined =>
  fan?.name || fan?.username || undefined;

const fromOrder = (line: OrderLine): ListedNotice[] =>
  UNPAID.includes(line.status) || LISTED_ELSEWHERE.includes(line.productType)
    ? []
    : [
        {
          id: `order:${line._id}`,
          kind: 'order',
          at: getTime(line.createdAt),
          href: studioPaths.order(line),
          name: noticeActorName(line.buyer),
          fanId: line.buyerId,
          about: line.quantity > 1 ? `${line.quantity} × ${line.name}` : line.name,
        },
      ];

function fromEarning(earning: Earning): ListedNotice[] {
  const { _id, type = '', createdAt, userInfo, userId, grossPrice, isToken, transactionStatus } = earning;
  const kind = EARNING_KINDS[type];
  if (!kind || transactionStatus === 'refunded') return [];
  const about = TICKETS.includes(type) ? TICKET : (getSoldName(earning.transactionInfo) ?? CONTENT[type]);
  return [
    {
      id: `earning:${_id}`,
      kind,
      at: getTime(createdAt),
      href: isToken === false ? `${studioPaths.earnings}?in=money` : studioPaths.earnings,
      name: noticeActorName(userInfo),
      fanId: userId ?? userInfo?._id,
      about: kind === 'tip' ? undefined : about,
      tokens: isToken === false ? undefined : grossPrice,
    },
  ];
}

const fromSubscription = ({ _id, createdAt, userInfo, userId }: Subscription): ListedNotice => ({
  id: `subscriber:${_id}`,
  kind: 'subscriber',
  at: getTime(createdAt),
  href: studioPaths.subscribers,
  name: noticeActorName(userInfo),
  fanId: userId ?? userInfo?._id,
});

const fromComment = (comment: Comment | InboxComment): ListedNotice => ({
  id: `comment:${comment._id}`,
  kind: 'comment',
  at: getTime(comment.createdAt),
  href: studioPaths.comments,
  name: noticeActorName(comment.creator),
  fanId: comment.createdBy,
  about: 'objectInfo' in comment ? comment.objectInfo?.title || undefined : undefined,
  message: comment.content,
});

/** A new request is the performer's own; only its result is news. */
const fromPayout = ({ _id, status, createdAt, updatedAt, requestTokens }: Payout): ListedNotice[] =>
  status === 'pending'
    ? []
    : [
        {
          id: `payout:${_id}:${status}`,
          kind: 'payout',
          at: getTime(updatedAt ?? createdAt),
          href: studioPaths.payouts,
          about: status,
          tokens: requestTokens,
        },
      ];

function toNoticePage<T extends { createdAt?: string }>(
  { data: { data, total } }: ListReply<T>,
  toNotices: (row: T) => ListedNotice | ListedNotice[],
): NoticePage {
  return {
    notices: data.flatMap(toNotices),
    since: data.length > 0 && data.length < total ? Math.min(...data.map((row) => getTime(row.createdAt))) : undefined,
  };
}

const orders: NoticeList = {
  kinds: ['order'],
  load: async (services, options) => {
    const pages = await Promise.all(
      ['physical', 'digital'].map(async (productType) =>
        toNoticePage(await services.orders.searchSales({ ...NEWEST_FIRST, productType }, options), fromOrder),
      ),
    );
    // Servers that ignore the type return the same orders twice.
    const notices = [...new Map(pages.flatMap((page) => page.notices).map((notice) => [notice.id, notice])).values()];
    const starts = pages.flatMap(({ since }) => since ?? []);
    return { notices, since: starts.length > 0 ? Math.max(...starts) : undefined };
  },
};
const earnings: NoticeList = {
  kinds: ['tip', 'sale'],
  load: async (services, options) =>
    toNoticePage(await services.earnings.search({ ...NEWEST_FIRST, limit: 2 * LATEST }, options), fromEarning),
};

/** The lists that change with the performer's balance. */
export const SALES_LISTS: readonly NoticeList[] = [orders, earnings];

export const NOTICE_LISTS: readonly NoticeList[] = [
  ...SALES_LISTS,
  {
    kinds: ['subscriber'],
    load: async (services, options) =>
      toNoticePage(await services.subscriptions.searchSubscribers(NEWEST_FIRST, options), fromSubscription),
  },
  {
    kinds: ['comment'],
    load: async (services, options) =>
      toNoticePage(await services.comments.searchOwnItems({ sortBy: 'newest', limit: LATEST }, options), fromComment),
  },
  {
    kinds: ['payout'],
    load: async (services, options) => toNoticePage(await services.payouts.search(NEWEST_FIRST, options), fromPayout),
  },
];

export interface LoadedNotices extends NoticePage {
  kinds: readonly NoticeKind[];
}

/** Loads lists, in their order. One that fails is null; one that the server doesn't offer is empty. */
export const loadNotices = (
  lists: readonly NoticeList[],
  services: Services,
  options: CallOptions,
): Promise<(LoadedNotices | null)[]> =>
  Promise.all(
    lists.map(async ({ kinds, load }) => {
      try {
        return { kinds, ...(await load(services, options)) };
      } catch (error) {
        return isUnsupportedCall(error) ? { kinds, notices: [] } : null;
      }
    }),
  );
