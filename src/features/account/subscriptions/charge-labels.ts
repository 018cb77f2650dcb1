import { formatMoney, type Currency } from '@/lib/format/format';
import { formatPeriod } from '@/entities/subscription/renewal';
import type { RenewalCharge } from '@/entities/subscription/subscription-status';

/** Price and period: `$12.50 every 30 days`. A list price is marked as today's. */
export function chargeLabel({ price, days, isListPrice }: RenewalCharge, currency: Currency): string {
  return `${formatMoney(price, currency)} ${days === null ? 'at the next charge' : `every ${formatPeriod(days)}`}${isListPrice ? ' at today’s price' : ''}`;
}
