import type { Earning } from '@/contract/earning';
import { getItemName } from '../shared/sold-products';

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
  monthly_subscription: 'Monthly subscription',
  yearly_subscription: 'Yearly subscription',
};

export const saleName = ({
  transactionInfo,
  type = '',
  sourceType = '',
}: Pick<Earning, 'transactionInfo' | 'type' | 'sourceType'>): string =>
  getItemName({ transactionInfo, type }) ?? KINDS[type] ?? KINDS[sourceType] ?? 'A purchase';
