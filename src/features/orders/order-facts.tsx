import type { ReactNode } from 'react';
import { PersonLink } from '@/components/person/person-link';
import type { OrderLine } from '@/contract/order';
import { less } from '@/lib/money';
import { Amount } from './amount';
import { fullPrices, isSent } from './order-data';
import styles from './order-facts.module.css';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** What it cost, and how that came about. */
export function OrderSum({ line }: { line: OrderLine }) {
  const { quantity, totalPrice, payBy, couponInfo } = line;
  const { all } = fullPrices(line);
  const saved = less(all, totalPrice);
  return (
    <section aria-labelledby="sum" className={styles.block}>
      <h2 id="sum" className={styles.title}>
        What you paid
      </h2>
      <dl className={styles.sum}>
        {saved > 0 && (
          <>
            <Fact name={quantity === 1 ? 'Price' : `${quantity} pieces`}>
              <Amount amount={all} payBy={payBy} />
            </Fact>
            <Fact name={couponInfo ? `Coupon ${couponInfo.code}` : 'Saved'}>
              −<Amount amount={saved} payBy={payBy} />
            </Fact>
          </>
        )}
        <Fact name="Total">
          <Amount amount={totalPrice} payBy={payBy} className={styles.total} />
        </Fact>
        <Fact name="Paid with">{payBy === 'token' ? 'Tokens' : 'Card'}</Fact>
      </dl>
    </section>
  );
}

/** Where it goes, what was written to it, and who sells it. */
export function OrderPeople({ line }: { line: OrderLine }) {
  const { deliveryAddress, postalCode, phoneNumber, userNote, seller } = line;
  return (
    <>
      {isSent(line) && deliveryAddress && (
        <section aria-labelledby="address" className={styles.block}>
          <h2 id="address" className={styles.title}>
            Sent to
          </h2>
          <address className={styles.address} dir="auto">
            {deliveryAddress}
            {postalCode && !deliveryAddress.includes(postalCode) && <span>{postalCode}</span>}
            {phoneNumber && <span dir="ltr">{phoneNumber}</span>}
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
      {seller && (
        <section aria-labelledby="seller" className={styles.block}>
          <h2 id="seller" className={styles.title}>
            Sold by
          </h2>
          <PersonLink person={seller} />
        </section>
      )}
    </>
  );
}
