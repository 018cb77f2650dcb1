import { useFetched } from '@/components/empty-error-states/use-fetched';
import { Link } from '@/components/link';
import { formatTokens } from '@/lib/format/format';
import { studioPaths } from '@/lib/page/studio-paths';
import { useServices } from '@/services/services-context';
import styles from './show-form.module.css';

/** What fans pay in a group show, or that they can't join because no price is set. */
export function GroupPrice() {
  const { performers } = useServices();
  const { part } = useFetched(async () => (await performers.me()).data.groupChatPrice ?? null);
  const price = part?.ok ? part.content : undefined;
  if (price === null) {
    return (
      <p role="status" className={styles.warning}>
        You haven’t set a price for group shows, so fans can’t join one.{' '}
        <Link href={`${studioPaths.profile}?tab=prices`}>Set a price</Link>
      </p>
    );
  }
  const rate = price === undefined ? 'your price' : price > 0 ? formatTokens(price) : 'nothing';
  return (
    <p className={styles.hint}>Fans pay {rate} for every minute they stay. They aren’t charged before they join.</p>
  );
}
