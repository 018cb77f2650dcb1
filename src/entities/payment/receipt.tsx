import { Printer } from 'lucide-react';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { LocalTime } from '@/components/text/local-time';
import { formatMoney, formatNumber, formatTokens, pluralize, type Currency } from '@/lib/format/format';
import { paymentStateLabel } from '@/entities/payment/payment-state';
import type { ReceiptFacts } from '@/entities/payment/receipt-facts';
import styles from './receipt.module.css';

interface ReceiptProps {
  facts: ReceiptFacts;
  siteName: string;
  buyer: { name: string; email?: string };
  currency: Currency;
  back: { href: string; label: string };
}

/** A printable receipt. Only the sheet is printed. */
export function Receipt({ facts, siteName, buyer, currency, back }: ReceiptProps) {
  const inTokens = facts.paidBy === 'tokens';
  const formatAmount = (value: number | undefined) =>
    value === undefined ? 'Not available' : inTokens ? formatNumber(value) : formatMoney(value, currency);
  const paidWith = inTokens ? 'Tokens' : `Card (${currency.code})`;
  return (
    <div className={styles.page}>
      <div className={styles.actions} data-print="no">
        <ButtonLink href={back.href}>{back.label}</ButtonLink>
        <Button variant="primary" icon={<Printer />} onClick={() => window.print()}>
          Print receipt
        </Button>
      </div>
      <article className={styles.sheet} aria-labelledby="receipt-title">
        <header className={styles.head}>
          <p className={styles.site} dir="auto">
            {siteName}
          </p>
          <div>
            <h1 id="receipt-title" className={styles.title}>
              Purchase receipt
            </h1>
            <p className={styles.number}>No. {facts.number}</p>
          </div>
        </header>
        <dl className={styles.facts}>
          <Fact name="Date">{facts.at ? <LocalTime iso={facts.at} show="full" /> : 'Unknown'}</Fact>
          <Fact name="Status">{paymentStateLabel(facts.status)}</Fact>
          <Fact name="Paid with">{paidWith}</Fact>
          <Fact name="Buyer">
            <bdi>{buyer.name}</bdi>
            {buyer.email && <span className={styles.mail}>{buyer.email}</span>}
          </Fact>
          <Fact name={pluralize(facts.sellers.length, 'Seller')}>
            <bdi>{facts.sellers.map((name) => name ?? siteName).join(', ')}</bdi>
          </Fact>
          {facts.address && (
            <Fact name="Shipping address">
              <bdi>{facts.address}</bdi>
            </Fact>
          )}
        </dl>
        <table className={styles.lines}>
          <caption className="visually-hidden">Items, {inTokens ? 'in tokens' : `in ${currency.code}`}</caption>
          <thead>
            <tr>
              <th scope="col">Items</th>
              <th scope="col">Qty</th>
              <th scope="col">Price</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {facts.lines.map((line, index) => (
              <tr key={index}>
                <th scope="row">
                  <bdi>{line.name}</bdi>
                  {line.note && <span className={styles.note}>{line.note}</span>}
                </th>
                <td>{formatNumber(line.quantity)}</td>
                <td>{formatAmount(line.price)}</td>
                <td>{formatAmount(line.total)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {facts.coupon && (
              <>
                <tr>
                  <th scope="row" colSpan={3}>
                    Price
                  </th>
                  <td>{formatAmount(facts.original)}</td>
                </tr>
                <tr>
                  <th scope="row" colSpan={3}>
                    Coupon <bdi>{facts.coupon.code}</bdi>
                  </th>
                  <td>{formatAmount(-facts.coupon.saving)}</td>
                </tr>
              </>
            )}
            <tr className={styles.total}>
              <th scope="row" colSpan={3}>
                Total
              </th>
              <td>{inTokens && facts.total !== undefined ? formatTokens(facts.total) : formatAmount(facts.total)}</td>
            </tr>
          </tfoot>
        </table>
      </article>
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
