import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { LedgerFilter } from '@/entities/payment/ledger-filters';
import type { ListNavigation } from '@/components/listing/use-list-navigation';
import styles from './day-range.module.css';

const DAY = 'YYYY-MM-DD';
const getDay = (text: string | undefined): Dayjs | null => (text ? dayjs(text, DAY) : null);
const getText = (day: Dayjs | null | undefined): string | undefined => day?.format(DAY);

export function DayRange({ navigation: { view, go } }: { navigation: ListNavigation<LedgerFilter> }) {
  const { from, to } = view.filters;
  return (
    <DatePicker.RangePicker
      className={styles.range}
      placeholder={['From', 'To']}
      allowEmpty={[true, true]}
      format="MMM D, YYYY"
      classNames={{ popup: { root: styles.popup } }}
      value={[getDay(from), getDay(to)]}
      onChange={(days) =>
        go({
          ...view,
          filters: { ...view.filters, from: getText(days?.[0]), to: getText(days?.[1]) },
          page: 1,
          upto: 1,
        })
      }
    />
  );
}
