import { LocalDate } from '@/components/text/local-date';
import { Price, TokenAmount } from '@/components/text/price';
import { formatMoney, formatTokens, type Currency, formatQuantity } from '@/lib/format/format';
import { useCurrency } from '@/store/ui/use-currency';
import { FanPart } from './fan-part';
import { saleName } from './sale-name';
import { useFanPurchases, type Purchases } from './use-fan';
import styles from './fan-card.module.css';

export function FanPurchases({ fanId }: { fanId: string }) {
  const { part, retry } = useFanPurchases(fanId);
  const currency = useCurrency();
  return (
    <FanPart title="Payments" part={part} retry={retry}>
      {(purchases) =>
        purchases.sales.length === 0 ? (
          <p className={styles.quiet}>No payments to you yet.</p>
        ) : (
          <>
            <p className={styles.quiet}>{sumText(purchases, currency)}</p>
            <ul role="list" className={styles.rows}>
              {purchases.sales.map((sale) => (
                <li key={sale._id} className={styles.row}>
                  <span>
                    <bdi>{saleName(sale)}</bdi>
                    <span className={styles.below}>
                      <LocalDate iso={sale.createdAt ?? ''} />
                      {sale.minutes > 0 ? `, ${formatQuantity(sale.minutes, 'minute')}` : null}
                      {sale.transactionStatus === 'refunded' ? ', refunded' : null}
                    </span>
                  </span>
                  {sale.isToken === false ? (
                    <Price amount={sale.grossPrice} currency={currency} missing="Not available" />
                  ) : (
                    <TokenAmount amount={sale.grossPrice} missing="Not available" />
                  )}
                </li>
              ))}
            </ul>
          </>
        )
      }
    </FanPart>
  );
}

function sumText({ total, tokens, money, incomplete }: Purchases, currency: Currency): string {
  const sums = [tokens > 0 ? formatTokens(tokens) : '', money > 0 ? formatMoney(money, currency) : '']
    .filter(Boolean)
    .join(' and ');
  return `${incomplete ? 'At least ' : ''}${formatQuantity(total, 'payment')}${sums ? `, ${sums} in total` : ''}.`;
}
