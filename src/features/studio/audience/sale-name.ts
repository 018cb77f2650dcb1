import type { Earning } from '@/contract/earning';

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

/** Name of the first product of the payment, if the server sends it. */
function nameIn(info: Earning['transactionInfo']): string | undefined {
  const products = info?.products;
  const first: unknown = Array.isArray(products) ? products[0] : undefined;
  return typeof first === 'object' && first !== null && 'name' in first && typeof first.name === 'string'
    ? first.name
    : undefined;
}

export const saleName = ({
  transactionInfo,
  type = '',
  sourceType = '',
}: Pick<Earning, 'transactionInfo' | 'type' | 'sourceType'>): string =>
  (NAMED.includes(type) ? nameIn(transactionInfo) : undefined) ?? KINDS[type] ?? KINDS[sourceType] ?? 'A purchase';
