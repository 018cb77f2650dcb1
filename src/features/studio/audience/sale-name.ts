import type { Earning } from '@/contract/earning';
import { getSoldName } from '../shared/sold-products';

const KINDS: Record<string, string> = {
  video: 'A video',
  gallery: 'A gallery',
  product: 'A product',
  digital: 'A download',
  physical: 'A product',
  feed: 'A post',
  post: 'A post',
  story: 'A story',
  stories: 'A story',
  tip: 'A tip',
  stream_tip: 'A tip',
  stream: 'A show',
  stream_private: 'A private show',
  stream_group: 'A group show',
  stream_public: 'A ticket',
  subscription: 'A subscription',
  monthly_subscription: 'A month of subscription',
  yearly_subscription: 'A year of subscription',
};

/** Types with their own product names; tips and subscriptions carry the performer's name instead. */
const NAMED = ['video', 'gallery', 'product', 'digital', 'physical', 'feed', 'post', 'story', 'stories'];

export const saleName = ({
  transactionInfo,
  type = '',
  sourceType = '',
}: Pick<Earning, 'transactionInfo' | 'type' | 'sourceType'>): string =>
  (NAMED.includes(type) ? getSoldName(transactionInfo) : undefined) ?? KINDS[type] ?? KINDS[sourceType] ?? 'A purchase';
