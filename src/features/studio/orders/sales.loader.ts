import { getTimeZone } from '@/components/text/use-time-zone';
import { fetchInPeriod } from '@/entities/order/order-period';
import type { ListPart } from '@/lib/lists/fetch-all';
import { toList } from '../shared/list-reply';
import { getRange, readView } from '@/lib/lists/list-url';
import { loadList, type ListProps } from '@/lib/lists/load-list';
import type { PageOutcome } from '@/lib/page/outcome';
import { readParameter } from '@/lib/lists/query';
import type { Services } from '@/services/create-services';
import type { CallOptions } from '@/services/http/call-options';
import type { PageScope } from '@/store/page-scope';
import { saleForPage, type SaleLine } from './sale-line';
import { parseSaleKind, saleQuery, saleRules, type SaleFilter, type SaleKind, type SaleListView } from './sale-list';

export interface SalesPage extends ListProps<SaleLine> {
  kind: SaleKind;
  view: SaleListView;
  /** Reference time of the period filters, in ms. */
  now: number;
  /** The performer's time zone; UTC on the server. */
  zone: string;
}

/** The sales of a view. Those of a year contain the days beside it, see `isInPeriod`. */
export const salesList =
  (
    { orders }: Services,
    { kind, view, now }: Pick<SalesPage, 'kind' | 'view' | 'now'>,
    options?: CallOptions,
  ): ListPart<SaleLine> =>
  async (range) =>
    toList(await orders.searchSales({ ...saleQuery(kind, view, now), ...range }, options), saleForPage);

export function loadSales({ services, query, signal }: PageScope): Promise<PageOutcome<SalesPage>> {
  const kind = parseSaleKind(readParameter(query, 'kind'));
  const rules = saleRules(kind);
  const request = { kind, view: readView<SaleFilter>(rules, query), now: Date.now(), zone: getTimeZone() };
  const { view, zone } = request;
  return loadList(rules, request, () =>
    fetchInPeriod(salesList(services, request, { signal }), { period: view.filters.period, zone, ...getRange(view) }),
  );
}
