import { notFound, ok, outcomeOfError, type PageOutcome } from '@/lib/page/outcome';
import { oneOf } from '@/lib/lists/query';
import type { PageScope } from '@/store/page-scope';
import { saleForPage, type SaleLine } from './sale-line';

export interface SalePage {
  line: SaleLine;
  /** Its packing slip is asked for. */
  showsSlip: boolean;
}

/** One thing that the performer sold. */
export async function loadSale({ services, query, getState, signal }: PageScope): Promise<PageOutcome<SalePage>> {
  try {
    const { data } = await services.orders.getLine(oneOf(query, 'id'), { signal });
    // Servers that name no seller show a line to its seller only.
    if (data.sellerId !== undefined && data.sellerId !== getState().auth.authUser?._id) return notFound();
    return ok({ line: saleForPage(data), showsSlip: oneOf(query, 'slip') !== '' });
  } catch (error) {
    return outcomeOfError(error);
  }
}
