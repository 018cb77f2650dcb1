import type { Reply } from '@/contract/envelope';
import type { OwnPerformer } from '@/contract/performer';
import type { Services } from '@/services/create-services';
import type { CallOptions } from '@/services/http/call-options';
import { loaded } from '@/lib/page/load-part';

/** What a new performer does first, in the order that pays off. */
export const FIRST_STEPS = ['profile', 'prices', 'publish', 'event', 'shop', 'payout'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** The steps that are done; null if all are, as far as known. Throws if some are open and others are unknown. */
export async function fetchFirstSteps(
  { users, videos, galleries, posts, products, events }: Services,
  performerId: string,
  options?: CallOptions,
): Promise<FirstStep[] | null> {
  const one = { performerId, limit: 1 };
  let failure: unknown;
  const search = (call: Promise<Reply<{ total: number }>>): Promise<boolean> =>
    call.then(
      ({ data: { total } }) => total > 0,
      (error: unknown) => {
        failure = error;
        return true;
      },
    );
  const [account, hasEvent] = await Promise.all([loaded(() => users.me(options)), search(events.search(one, options))]);
  if (!account.ok) return null;
  const { data } = account.content;
  const { avatar, bio, stats = {}, bankingInformation, ...prices } = data as OwnPerformer;
  const { monthlyPrice, yearlyPrice, groupChatPrice, privateChatPrice, isFreeSubscription } = prices;
  // Not every server sends the totals with the account.
  const hasAny = (total: number | undefined, call: () => Promise<Reply<{ total: number }>>) =>
    total === undefined ? search(call()) : total > 0;
  const [hasVideo, hasGallery, hasPost, hasProduct] = await Promise.all([
    hasAny(stats.totalVideos, () => videos.search(one, options)),
    hasAny(stats.totalGalleries, () => galleries.search(one, options)),
    hasAny(stats.totalFeeds, () => posts.search(one, options)),
    hasAny(stats.totalProducts, () => products.search(one, options)),
  ]);
  const isDone: Record<FirstStep, boolean> = {
    profile: Boolean(avatar && bio?.trim()),
    prices:
      isFreeSubscription === true ||
      [monthlyPrice, yearlyPrice, groupChatPrice, privateChatPrice].some((price) => price !== undefined),
    publish: hasVideo || hasGallery || hasPost,
    event: hasEvent,
    shop: hasProduct,
    payout: Boolean(bankingInformation),
  };
  const done = FIRST_STEPS.filter((step) => isDone[step]);
  if (done.length === FIRST_STEPS.length) return null;
  if (failure !== undefined) throw failure;
  return done;
}
