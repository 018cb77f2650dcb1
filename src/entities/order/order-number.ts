import type { OrderLine } from '@/contract/order';

/** Number of the line's order, or the line's id: lines are numbered `9F2A11BC-S1`, `-S2` … (contract B.7). */
export const getOrderNumber = ({ _id, orderNumber = '' }: Pick<OrderLine, '_id' | 'orderNumber'>): string =>
  orderNumber.replace(/-S\d+$/, '') || _id;
