import { notFound, ok, outcomeOfError, type PageOutcome } from '@/lib/page/outcome';
import { readParameter } from '@/lib/lists/query';
import type { PageScope } from '@/store/page-scope';
import { saleForPage, type SaleLine } from './sale-line';

export interface SalePage {
  line: SaleLine;
  showsSlip: boolean;
}

export async function loadSale({ services, query, getState, signal }: PageScope): Promise<PageOutcome<SalePage>> {
  try {
    const { data } = await services.orders.getLine(readParameter(query, 'id'), { signal });
    // Servers that omit the seller return the line to its seller only.
    if (data.sellerId !== undefined && data.sellerId !== getState().auth.authUser?._id) return notFound();
    return ok({ line: saleForPage(data), showsSlip: readParameter(query, 'slip') !== '' });
  } catch (error) {
    return outcomeOfError(error);
  }
}
