import { ReceiptText } from 'lucide-react';
import { Link } from '@/components/link';
import { LocalDate } from '@/components/text/local-date';
import { boughtTitle, paymentKindLabel } from '@/entities/payment/purchased';
import { formatMoney, formatNumber, type Currency } from '@/lib/format/format';
import { subtractAmounts } from '@/lib/format/money';
import { paths } from '@/lib/page/paths';
import type { Receipt } from '@/store/purchase/purchase';
import styles from './payment.module.css';

interface PaidForProps {
  payment: Receipt;
  currency: Currency;
  refunded: boolean;
}

export function PaymentSubject({ payment, currency, refunded }: PaidForProps) {
  const { totalPrice, originalPrice = totalPrice, products = [], createdAt } = payment;
  const coupon = 'couponInfo' in payment ? payment.couponInfo : null;
  const saved =
    originalPrice === undefined || totalPrice === undefined ? 0 : subtractAmounts(originalPrice, totalPrice);
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{paymentKindLabel(payment)}</dt>
          <dd>
            {products.length > 1 ? (
              <ul role="list" className={styles.lines}>
                {products.map((product, index) => (
                  <li key={index}>
                    <bdi>{product.name}</bdi>
                    {(product.quantity ?? 1) > 1 && ` × ${formatNumber(product.quantity ?? 1)}`}
                  </li>
                ))}
              </ul>
            ) : (
              <bdi>{boughtTitle(payment)}</bdi>
            )}
          </dd>
        </div>
        {coupon && saved > 0 && (
          <div>
            <dt>
              Coupon <bdi>{coupon.code}</bdi>
            </dt>
            <dd>{formatMoney(-saved, currency)}</dd>
          </div>
        )}
        {totalPrice !== undefined && (
          <div>
            <dt>{refunded ? 'Refund' : 'You paid'}</dt>
            <dd className={styles.total}>{formatMoney(totalPrice, currency)}</dd>
          </div>
        )}
        {createdAt && (
          <div>
            <dt>Date</dt>
            <dd>
              <LocalDate iso={createdAt} />
            </dd>
          </div>
        )}
      </dl>
      <Link href={paths.payments(payment)} className={styles.receipt}>
        <ReceiptText />
        Receipt
      </Link>
    </>
  );
}
