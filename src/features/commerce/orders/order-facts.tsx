import type { ReactNode } from 'react';
import { PersonLink } from '@/entities/performer/person-link';
import type { OrderLine } from '@/contract/order';
import { addressLines } from '@/entities/order/address-lines';
import { subtractKnownAmounts, sumOfKnown } from '@/lib/format/money';
import { pluralize, formatQuantity } from '@/lib/format/format';
import { Amount } from './amount';
import { findShippedLine, getFullPrices } from './order-data';
import styles from './order-facts.module.css';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

interface OrderSumProps {
  lines: readonly OrderLine[];
  /** The lines are everything that was paid together. */
  isWhole: boolean;
}

export function OrderSum({ lines, isWhole }: OrderSumProps) {
  const [{ payBy, couponInfo } = {}] = lines;
  const paid = sumOfKnown(lines.map(({ totalPrice }) => totalPrice));
  const saved = subtractKnownAmounts(sumOfKnown(lines.map((line) => getFullPrices(line).all)), paid) ?? 0;
  return (
    <section aria-labelledby="sum" className={styles.block}>
      <h2 id="sum" className={styles.title}>
        Payment
      </h2>
      <dl className={styles.sum}>
        {(saved > 0 || lines.length > 1) &&
          lines.map((line) => (
            <Fact
              key={line._id}
              name={
                lines.length > 1
                  ? nameWithPieces(line)
                  : pluralize(line.quantity, 'Price', formatQuantity(line.quantity, 'item'))
              }
            >
              <Amount amount={getFullPrices(line).all} payBy={payBy} />
            </Fact>
          ))}
        {saved > 0 && (
          <Fact name={couponInfo ? `Coupon ${couponInfo.code}` : 'Saved'}>
            −<Amount amount={saved} payBy={payBy} />
          </Fact>
        )}
        <Fact name={isWhole ? 'Total' : 'This item'}>
          <Amount amount={paid} payBy={payBy} className={styles.total} />
        </Fact>
        <Fact name="Paid with">{payBy === 'token' ? 'Tokens' : 'Card'}</Fact>
      </dl>
    </section>
  );
}

const nameWithPieces = ({ name, quantity }: OrderLine) => (quantity > 1 ? `${quantity} × ${name}` : name);

export function OrderPeople({ lines }: { lines: readonly OrderLine[] }) {
  const sent = findShippedLine(lines);
  const address = addressLines(sent ?? {});
  const userNote = lines.map((line) => line.userNote).find(Boolean);
  const sellers = lines.flatMap(({ seller }, index) =>
    seller && lines.findIndex((line) => line.seller?._id === seller._id) === index ? [seller] : [],
  );
  return (
    <>
      {address.length > 0 && (
        <section aria-labelledby="address" className={styles.block}>
          <h2 id="address" className={styles.title}>
            Ship to
          </h2>
          <address className={styles.address} dir="auto">
            {address.map((text, index) => (
              <span key={index}>{text}</span>
            ))}
            {sent?.phoneNumber && <span dir="ltr">{sent.phoneNumber}</span>}
          </address>
        </section>
      )}
      {userNote && (
        <section aria-labelledby="note" className={styles.block}>
          <h2 id="note" className={styles.title}>
            Your note
          </h2>
          <p className={styles.note} dir="auto">
            {userNote}
          </p>
        </section>
      )}
      {sellers.length > 0 && (
        <section aria-labelledby="seller" className={styles.block}>
          <h2 id="seller" className={styles.title}>
            Sold by
          </h2>
          {sellers.map((seller) => (
            <PersonLink key={seller._id} person={seller} />
          ))}
        </section>
      )}
    </>
  );
}
