import { useEffect, useRef } from 'react';
import { CircleCheck } from 'lucide-react';
import { ButtonLink } from '@/components/button/button-link';
import { paths } from '@/lib/page/paths';
import type { Receipt } from '@/store/purchase/purchase';
import styles from './order-placed.module.css';

/** The confirmation after payment: what was bought and where to find it. */
export function OrderPlaced({ receipt }: { receipt: Receipt | null }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const bought = receipt?.products ?? [];
  const files = bought.some(({ productType }) => productType === 'digital');
  const parcels = bought.some(({ productType }) => productType === 'physical');
  return (
    <section className={styles.placed} aria-labelledby="placed" data-testid="order-placed">
      <CircleCheck className={styles.sign} aria-hidden="true" />
      <h2 id="placed" ref={heading} tabIndex={-1}>
        Thank you! Your order is paid.
      </h2>
      {bought.length > 0 && (
        <ul className={styles.items} role="list">
          {bought.map(({ name, quantity = 1, productId }, index) => (
            <li key={productId ?? index} dir="auto">
              {quantity > 1 && `${quantity} × `}
              {name}
            </li>
          ))}
        </ul>
      )}
      <p>
        {files && 'Your downloads are in your library. '}
        {parcels && 'Track your shipments in Orders.'}
      </p>
      <div className={styles.actions}>
        <ButtonLink look="primary" href={paths.orders}>
          View your orders
        </ButtonLink>
        {files && <ButtonLink href={paths.library}>Open your library</ButtonLink>}
        <ButtonLink look="ghost" href={paths.shop}>
          Back to the shop
        </ButtonLink>
      </div>
    </section>
  );
}
