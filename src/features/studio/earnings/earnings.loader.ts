import type { LedgerFilter } from '@/entities/payment/ledger-filters';
import type { Earning, EarningDay, EarningStats } from '@/contract/earning';
import { pick } from '@/lib/record';
import { ApiError } from '@/lib/http/errors';
import { toList, type List } from '../shared/list-reply';
import { getRange, readView } from '@/lib/lists/list-url';
import { listOutcome } from '@/lib/lists/load-list';
import type { ListProps } from '@/lib/lists/load-list';
import { loaded, type Loaded } from '@/lib/page/load-part';
import { subtractKnownAmounts } from '@/lib/format/money';
import type { PageOutcome } from '@/lib/page/outcome';
import { readParameter } from '@/lib/lists/query';
import type { Services } from '@/services/create-services';
import type { CallOptions } from '@/services/http/call-options';
import type { PageScope } from '@/store/page-scope';
import { fetchEarningDays } from '../shared/earnings/earning-days';
import type { EarningUnit } from '../shared/earnings/sources';
import { getItemName } from '../shared/sold-products';
import { earningQuery, earningRules, earningSearch, type EarningView } from './earning-list';

const SHOWN = [
  '_id',
  'createdAt',
  'grossPrice',
  'netPrice',
  'sourceType',
  'type',
  'isPaid',
  'paidAt',
  'transactionStatus',
] as const;

export interface EarningRow extends Pick<Earning, (typeof SHOWN)[number]> {
  fan: { _id: string; name: string } | null;
  soldName?: string;
}

/** Totals that the server does not send are undefined. */
export interface EarningTotals {
  gross?: number;
  commission?: number;
  net?: number;
  /** The paid-out part of the net amount; null if the view filters by it. */
  paid?: number | null;
}

export interface EarningsPage extends ListProps<EarningRow> {
  unit: EarningUnit;
  view: EarningView;
  /** The day in UTC. */
  today: string;
  totals: Loaded<EarningTotals>;
  /** By day and source; null if the server doesn't offer it. */
  days: Loaded<EarningDay[] | null>;
}

type EarningsRequest = Pick<EarningsPage, 'unit' | 'view'>;

const toRow = ({ userInfo, ...earning }: Earning): EarningRow => ({
  ...pick(earning, ...SHOWN),
  fan: userInfo ? { _id: userInfo._id, name: userInfo.name } : null,
  ...pick({ soldName: getItemName(earning) }, 'soldName'),
});

export async function fetchEarnings(
  { earnings }: Services,
  { unit, view }: EarningsRequest,
  range: { limit: number; offset: number },
  options?: CallOptions,
): Promise<List<EarningRow>> {
  return toList(await earnings.search({ ...earningSearch(unit, view), ...range }, options), toRow);
}

export async function fetchTotals(
  { earnings }: Services,
  { unit, view }: EarningsRequest,
  options?: CallOptions,
): Promise<EarningTotals> {
  const query = earningQuery(unit, view);
  const stats = async (isPaid: boolean | undefined): Promise<EarningStats> =>
    (await earnings.stats({ ...query, isPaid }, options)).data;
  const [all, paid] = await Promise.all([stats(query.isPaid), query.isPaid === undefined ? stats(true) : null]);
  const { totalGrossPrice: gross, totalNetPrice: net } = all;
  return {
    gross,
    net,
    commission: subtractKnownAmounts(gross, net) ?? all.totalSiteCommission,
    paid: paid && paid.totalNetPrice,
  };
}

async function fetchList(services: Services, request: EarningsRequest, options: CallOptions) {
  try {
    return { ok: true, data: await fetchEarnings(services, request, getRange(request.view), options) } as const;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ok: false, error } as const;
  }
}

export async function loadEarnings({ services, query, signal }: PageScope): Promise<PageOutcome<EarningsPage>> {
  const unit: EarningUnit = readParameter(query, 'in') === 'money' ? 'money' : 'tokens';
  const rules = earningRules(unit);
  const request = { unit, view: readView<LedgerFilter>(rules, query) };
  const options = { signal };
  const [list, totals, days] = await Promise.all([
    fetchList(services, request, options),
    loaded(() => fetchTotals(services, request, options)),
    loaded(() => fetchEarningDays(services, earningQuery(unit, request.view), options)),
  ]);
  const found = list.ok ? { ...list.data, failure: null } : { items: [], total: 0, failure: list.error.message };
  return listOutcome(rules, request.view, list, {
    ...request,
    ...found,
    today: new Date().toISOString().slice(0, 10),
    totals,
    days,
  });
}
