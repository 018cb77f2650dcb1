import { formatQuantity } from '@/lib/format/format';
/** Label of the cart link: "Cart, 3 items". */
export const cartLabel = (total: number): string => (total === 0 ? 'Cart' : `Cart, ${formatQuantity(total, 'item')}`);
