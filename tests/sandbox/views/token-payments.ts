import type { z } from 'zod';
import type { tokenTransactionSchema } from '@/contract/token-transaction';
import type { TokenTransactionRow } from '../seed/rows/money';
import { getFiles } from './payments';
import { performerById, personById } from './people';
import type { View } from './view';

export const tokenPaymentView = (view: View, row: TokenTransactionRow): z.input<typeof tokenTransactionSchema> => ({
  ...row,
  sourceInfo: personById(view, 'user', row.sourceId),
  performerInfo: performerById(view, row.performerId),
  products: row.products.map(({ performerId, ...line }) => ({ ...line, ...(performerId !== null && { performerId }) })),
  digitalProducts: row.status === 'success' ? getFiles(view, row.products) : [],
});
