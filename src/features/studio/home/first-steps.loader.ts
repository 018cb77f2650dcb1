import type { Reply } from '@/contract/envelope';
import type { OwnPerformer } from '@/contract/performer';
import type { Services } from '@/services/create-services';
import type { CallOptions } from '@/services/http/call-options';

/** What a new performer does first, in the order that pays off. */
export const FIRST_STEPS = ['profile', 'prices', 'publish', 'event', 'shop', 'payout'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** The steps that are done; null if all are. */
export async function fetchFirstSteps(
  { users, videos, galleries, posts, products, events }: Services,
  performerId: string,
  options?: CallOptions,
): Promise<FirstStep[] | null> {
  const one = { performerId, limit: 1 };
  const [{ data }, planned] = await Promise.all([users.me(options), events.search(one, options)]);
  const { avatar, bio, stats = {}, bankingInformation, ...prices } = data as OwnPerformer;
  const { monthlyPrice, yearlyPrice, groupChatPrice, privateChatPrice, isFreeSubscription } = prices;
  // Not every server sends the totals with the account.
  const hasAny = async (total: number | undefined, search: () => Promise<Reply<{ total: number }>>) =>
    (total ?? (await search()).data.total) > 0;
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
    event: planned.data.total > 0,
    shop: hasProduct,
    payout: Boolean(bankingInformation),
  };
  const done = FIRST_STEPS.filter((step) => isDone[step]);
  return done.length === FIRST_STEPS.length ? null : done;
}
