import type { Earning } from '@/contract/earning';
import { getItemName } from '../shared/sold-products';

const KINDS: Record<string, string> = {
  video: 'Video',
  gallery: 'Gallery',
  product: 'Product',
  digital: 'Download',
  physical: 'Product',
  feed: 'Post',
  post: 'Post',
  story: 'Story',
  stories: 'Story',
  tip: 'Tip',
  stream_tip: 'Tip',
  stream: 'Livestream',
  private_chat: 'Private show',
  stream_private: 'Private show',
  group_chat: 'Group show',
  stream_group: 'Group show',
  public_chat: 'Ticket',
  stream_public: 'Ticket',
  subscription: 'Subscription',
  monthly_subscription: 'Monthly subscription',
  yearly_subscription: 'Yearly subscription',
};

export const saleName = ({
  transactionInfo,
  type = '',
  sourceType = '',
}: Pick<Earning, 'transactionInfo' | 'type' | 'sourceType'>): string =>
  getItemName({ transactionInfo, type }) ?? KINDS[type] ?? KINDS[sourceType] ?? 'Purchase';
