import { formatQuantity } from '@/lib/format/format';
export const cartLabel = (total: number): string => (total === 0 ? 'Cart' : `Cart, ${formatQuantity(total, 'item')}`);
