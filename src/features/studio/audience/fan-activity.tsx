import { LocalDate } from '@/components/text/local-date';
import type { Fan } from '@/contract/fan';
import { formatQuantity } from '@/lib/format/format';

const counted = (count: number | undefined, noun: string): string | null =>
  count ? formatQuantity(count, noun) : null;

/** What makes this person a fan, most important first. */
function fanReasons({ subscriptionStatus, totalPurchases, totalTips, totalComments, isFavorite }: Fan): string[] {
  const subscription =
    subscriptionStatus === 'active' ? 'Subscriber' : subscriptionStatus === 'ended' ? 'Former subscriber' : null;
  const reasons = [
    subscription,
    counted(totalPurchases, 'purchase'),
    counted(totalTips, 'tip'),
    counted(totalComments, 'comment'),
    isFavorite ? 'Added you to favorites' : null,
  ];
  return reasons.filter((reason) => reason !== null);
}

/** "Subscriber · 3 purchases · last on Nov 2, 2026". */
export function FanActivity({ fan }: { fan: Fan }) {
  const reasons = fanReasons(fan).join(' · ');
  if (!fan.lastActivityAt) return reasons;
  return (
    <>
      {reasons} · last on <LocalDate iso={fan.lastActivityAt} />
    </>
  );
}
