import { Alert } from 'antd';
import { Link } from '@/components/link';
import { formatTokens } from '@/lib/format/format';
import { studioPaths } from '@/lib/page/studio-paths';
import { proceedsText, useSaleTerms } from '../shared/proceeds';
import styles from './show-form.module.css';

interface GroupPriceProps {
  /** Null if none is set, undefined while unknown. */
  price: number | null | undefined;
}

export function GroupPrice({ price }: GroupPriceProps) {
  const terms = useSaleTerms('groupChatCommission');
  if (price === null) {
    return (
      <Alert
        type="warning"
        role="status"
        title={
          <>
            You haven’t set a price for group shows, so fans can’t join one.{' '}
            <Link href={`${studioPaths.profile}?tab=prices`}>Set a price</Link>
          </>
        }
      />
    );
  }
  const rate = price === undefined ? 'your price' : price > 0 ? formatTokens(price) : 'nothing';
  return (
    <p className={styles.hint}>
      Fans pay {rate} for every minute they stay. {price ? `${proceedsText(String(price), 'tokens', terms)} ` : null}
      They aren’t charged before they join.
    </p>
  );
}
