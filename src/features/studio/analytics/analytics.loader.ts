import type { ListReply } from '@/contract/envelope';
import type { EarningDay, EarningStats } from '@/contract/earning';
import type { Feed } from '@/contract/feed';
import type { OwnGallery } from '@/contract/gallery';
import type { OwnProduct } from '@/contract/product';
import type { OwnVideo } from '@/contract/video';
import { orIfUnsupported } from '@/lib/http/errors';
import type { Compared } from '../shared/change';
import { getBuckets, bySource, type Buckets } from '../shared/earnings/buckets';
import { fetchEarningDays } from '../shared/earnings/earning-days';
import { getSum } from '@/lib/format/money';
import { ifSupported } from '../shared/if-supported';
import { fetchFirst } from '@/lib/lists/fetch-all';
import { readView } from '@/lib/lists/list-url';
import { loaded, type Loaded } from '@/lib/page/load-part';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import type { Services } from '@/services/create-services';
import type { CallOptions } from '@/services/http/call-options';
import type { PageScope } from '@/store/page-scope';
import { ANALYTICS, getPeriods, getUnit, type AnalyticsView, type ItemOrder } from './analytics-url';
import {
  galleryCounts,
  itemRows,
  getItemSale,
  postCounts,
  productCounts,
  videoCounts,
  type ItemCounts,
  type ItemRow,
} from './item-rows';

/** Net earnings of a source in the period and in the one before. */
export interface SourceRow {
  sourceType: string;
  sales: number;
  net: number;
  before: number;
}

export interface EarningsReport {
  net: Compared;
  gross: Compared;
  sales: Compared;
  /** Null if the server has no earnings by day and source. */
  details: { buckets: Buckets; before: number[]; sources: SourceRow[] } | null;
}

export interface ItemsReport {
  rows: ItemRow[];
  total: number;
  /** True if the period has more sales than were read. */
  isPartial: boolean;
}

export interface AnalyticsRequest {
  view: AnalyticsView;
  /** The day in UTC. */
  today: string;
}

export interface AnalyticsPage extends AnalyticsRequest {
  earnings: Loaded<EarningsReport>;
  subscribers: Loaded<Compared>;
  items: Loaded<ItemsReport>;
}

/** Items of each kind that are read, most viewed first. */
export const MAX_ITEMS = 100;
/** Sales that are read for the earnings by item, newest first. */
export const MAX_SALES = 1000;
/** Items on the page. The file has all of them. */
const SHOWN_ITEMS = 20;

export async function fetchEarningsReport(
  services: Services,
  { view, today }: AnalyticsRequest,
  options?: CallOptions,
): Promise<EarningsReport> {
  const { now, before } = getPeriods(view, today);
  const isToken = getUnit(view) === 'tokens';
  const days = await fetchEarningDays(services, { isToken, fromDate: before.from, toDate: now.to }, options);
  if (days === null) {
    const stats = async ({ from, to }: typeof now): Promise<EarningStats> =>
      (await services.earnings.stats({ isToken, fromDate: from, toDate: to }, options)).data;
    const [current, earlier] = await Promise.all([stats(now), stats(before)]);
    return {
      net: { now: current.totalNetPrice, before: earlier.totalNetPrice },
      gross: { now: current.totalGrossPrice, before: earlier.totalGrossPrice },
      sales: {},
      details: null,
    };
  }
  const within = ({ from, to }: typeof now) => days.filter(({ day }) => day >= from && day <= to);
  const [current, earlier] = [within(now), within(before)];
  const buckets = getBuckets(current, { ...now, today });
  const bars = getBuckets(earlier, { ...before, today: before.to }).bars;
  const compare = (getValue: (day: EarningDay) => number): Compared => ({
    now: getSum(current.map(getValue)),
    before: getSum(earlier.map(getValue)),
  });
  return {
    net: compare(({ netPrice }) => netPrice),
    gross: compare(({ grossPrice }) => grossPrice),
    sales: compare(({ total }) => total),
    details: {
      buckets,
      before: buckets.bars.map((_, index) => bars[index]?.net ?? 0),
      sources: sourceRows(bySource(current), bySource(earlier)),
    },
  };
}

type Sources = ReturnType<typeof bySource>;

/** Sources with sales in either period, largest first. */
function sourceRows(current: Sources, earlier: Sources): SourceRow[] {
  const find = (sources: Sources, name: string) => sources.find(({ sourceType }) => sourceType === name);
  return [...new Set([...current, ...earlier].map(({ sourceType }) => sourceType))].map((sourceType) => ({
    sourceType,
    sales: find(current, sourceType)?.sales ?? 0,
    net: find(current, sourceType)?.net ?? 0,
    before: find(earlier, sourceType)?.net ?? 0,
  }));
}

/** Subscriptions that started in the period and in the one before. */
export async function fetchNewSubscribers(
  { subscriptions }: Services,
  { view, today }: AnalyticsRequest,
  options?: CallOptions,
): Promise<Compared> {
  const { now, before } = getPeriods(view, today);
  const count = async ({ from, to }: typeof now) =>
    (await subscriptions.searchSubscribers({ fromDate: from, toDate: to, limit: 1 }, options)).data.total;
  const [current, earlier] = await Promise.all([count(now), count(before)]);
  return { now: current, before: earlier };
}

export async function fetchItemRows(
  services: Services,
  performerId: string,
  { view, today }: AnalyticsRequest,
  options?: CallOptions,
): Promise<{ rows: ItemRow[]; isPartial: boolean }> {
  const { now } = getPeriods(view, today);
  const [counts, sales] = await Promise.all([
    fetchCounts(services, performerId, options),
    fetchFirst(async (range) => {
      const { data } = await services.earnings.search(
        {
          isToken: getUnit(view) === 'tokens',
          fromDate: now.from,
          toDate: now.to,
          sortBy: 'createdAt',
          sort: 'desc',
          ...range,
        },
        options,
      );
      return {
        items: data.data.map((earning) => ({ _id: earning._id, sale: getItemSale(earning) })),
        total: data.total,
      };
    }, MAX_SALES),
  ]);
  return {
    rows: itemRows(
      counts,
      sales.items.flatMap(({ sale }) => sale ?? []),
      view.sort as ItemOrder,
    ),
    isPartial: sales.total > sales.items.length,
  };
}

async function fetchCounts(
  { videos, galleries, products, feeds }: Services,
  performerId: string,
  options?: CallOptions,
): Promise<ItemCounts[]> {
  const query = { sortBy: 'popular', sort: 'desc', limit: MAX_ITEMS } as const;
  const asGuest = { ...query, performerId };
  const lists = await Promise.all([
    loadRows<OwnVideo>(
      () =>
        orIfUnsupported<ListReply<OwnVideo>>(
          () => videos.searchOwn(query, options),
          () => videos.search(asGuest, options),
        ),
      videoCounts,
    ),
    loadRows<OwnGallery>(
      () =>
        orIfUnsupported<ListReply<OwnGallery>>(
          () => galleries.searchOwn(query, options),
          () => galleries.search(asGuest, options),
        ),
      galleryCounts,
    ),
    loadRows<OwnProduct>(() => products.searchOwn(query, options), productCounts),
    loadRows<Feed>(() => feeds.searchOwn(query, options), postCounts),
  ]);
  return lists.flat();
}

/** The rows of a list; none if the server doesn't offer it. */
const loadRows = <T>(load: () => Promise<ListReply<T>>, getCounts: (item: T) => ItemCounts): Promise<ItemCounts[]> =>
  ifSupported(async () => (await load()).data.data.map(getCounts), []);

export async function fetchItemsReport(
  services: Services,
  performerId: string,
  request: AnalyticsRequest,
  options?: CallOptions,
): Promise<ItemsReport> {
  const { rows, isPartial } = await fetchItemRows(services, performerId, request, options);
  return { rows: rows.slice(0, SHOWN_ITEMS), total: rows.length, isPartial };
}

/** Loads the report. Each part succeeds or fails independently. */
export async function loadAnalytics({
  services,
  getState,
  query,
  signal,
}: PageScope): Promise<PageOutcome<AnalyticsPage>> {
  const request = { view: readView(ANALYTICS, query), today: new Date().toISOString().slice(0, 10) };
  const me = getState().user.current._id;
  const options = { signal };
  const [earnings, subscribers, items] = await Promise.all([
    loaded(() => fetchEarningsReport(services, request, options)),
    loaded(() => fetchNewSubscribers(services, request, options)),
    loaded(() => fetchItemsReport(services, me, request, options)),
  ]);
  return ok({ ...request, earnings, subscribers, items });
}
