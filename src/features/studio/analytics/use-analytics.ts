import { useLoaded } from '@/components/empty-error-states/use-loaded';
import { useLedgerFile } from '@/entities/payment/use-ledger-file';
import { bySource } from '../shared/earnings/buckets';
import { fetchEarningDays } from '../shared/earnings/earning-days';
import { sourceLabel } from '../shared/earnings/sources';
import { useServices } from '@/services/services-context';
import { useAppSelector } from '@/store/hooks';
import { useCurrency } from '@/store/ui/use-currency';
import { getPeriods, getUnit } from './analytics-url';
import {
  fetchEarningsReport,
  fetchItemRows,
  fetchItemsReport,
  fetchNewSubscribers,
  type AnalyticsPage,
} from './analytics.loader';
import { KIND_LABELS } from './item-labels';

const useMe = () => useAppSelector((state) => state.user.current._id);

export function useAnalytics(page: AnalyticsPage) {
  const services = useServices();
  const me = useMe();
  return {
    earnings: useLoaded(page.earnings, () => fetchEarningsReport(services, page)),
    subscribers: useLoaded(page.subscribers, () => fetchNewSubscribers(services, page)),
    items: useLoaded(page.items, () => fetchItemsReport(services, me, page)),
  };
}

function useUnitName({ view }: AnalyticsPage): string {
  const { code } = useCurrency();
  return getUnit(view) === 'tokens' ? 'tokens' : code;
}

const fileName = (what: string, page: AnalyticsPage) => {
  const { from, to } = getPeriods(page.view, page.today).now;
  return `${what}-${getUnit(page.view)}-${from}-${to}`;
};

export function useDaysFile(page: AnalyticsPage) {
  const services = useServices();
  const unit = useUnitName(page);
  return useLedgerFile(fileName('earnings', page), async () => {
    const { from, to } = getPeriods(page.view, page.today).now;
    const isToken = getUnit(page.view) === 'tokens';
    const rows = (await fetchEarningDays(services, { isToken, fromDate: from, toDate: to })) ?? [];
    const days = [...new Set(rows.map(({ day }) => day))];
    return [
      ['Day', 'Source', 'Sales', 'Gross', 'Commission', 'Net', 'Unit'],
      ...days.flatMap((day) =>
        bySource(rows.filter((row) => row.day === day)).map(({ sourceType, sales, gross, commission, net }) => [
          ...[day, sourceLabel(sourceType)],
          ...[sales, gross, commission, net, unit],
        ]),
      ),
    ];
  });
}

export function useItemsFile(page: AnalyticsPage) {
  const services = useServices();
  const me = useMe();
  const unit = useUnitName(page);
  return useLedgerFile(fileName('items', page), async () => {
    const { rows } = await fetchItemRows(services, me, page);
    return [
      [
        'Item',
        'Type',
        'Views',
        'Likes',
        'Sold in total',
        'Sold in this period',
        'Net in this period',
        'Unit',
        'Number',
      ],
      ...rows.map(({ _id, title, kind, views, likes, sold, sales, net }) => [
        title,
        KIND_LABELS[kind],
        views,
        likes,
        sold,
        sales,
        net,
        unit,
        _id,
      ]),
    ];
  });
}
