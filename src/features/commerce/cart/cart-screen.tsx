import { useState, useEffect, useRef } from 'react';
import { CircleCheck } from 'lucide-react';
import { isUnsettled } from '@/entities/payment/payment-display-state';
import { PaymentStatus } from '@/entities/payment/payment-status';
import { useIsHydrated } from '@/components/hooks/use-is-hydrated';
import { SectionHeader } from '@/components/section/section-header';
import { useAppSelector, useIsPerformer } from '@/store/hooks';
import { usePurchaseResult } from '@/store/purchase/use-purchase';
import { ButtonLink } from '@/components/button/button-link';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { paths } from '@/lib/page/paths';
import type { Receipt } from '@/store/purchase/purchase';
import { CartContent } from './cart-content';
import styles from './cart-screen.module.css';
import { orderTitle } from './order-title';

/** The cart is stored on the device, so the server doesn't know it. */
export function CartScreen() {
  const isHydrated = useIsHydrated();
  return (
    <div className={styles.screen}>
      <SectionHeader heading="h1" title="Cart" />
      {isHydrated ? <KnownCart /> : <CartToCome />}
    </div>
  );
}

function KnownCart() {
  const items = useAppSelector(({ cart }) => cart.items);
  const [wasFilled, setWasFilled] = useState(false);
  if (items.length > 0 && !wasFilled) setWasFilled(true);
  const { state, check, continuePayment, dismiss } = usePurchaseResult('products');
  return (
    <>
      {isUnsettled(state) && (
        <PaymentStatus
          state={state}
          title={orderTitle(items)}
          onCheck={check}
          onContinue={continuePayment}
          onDismiss={dismiss}
        />
      )}
      {state?.step === 'done' && <OrderPlaced receipt={state.receipt} />}
      {items.length > 0 ? (
        <CartContent items={items} />
      ) : (
        state?.step !== 'done' && <EmptyCart takesFocus={wasFilled} />
      )}
    </>
  );
}

/**
 * Placeholder until the stored cart is read. The script in the head sets the number of lines
 * (next-adapter/theme-script).
 */
const CartToCome = () => (
  <>
    <div className={styles.toCome} aria-hidden="true" />
    <div className={styles.nothingToCome}>
      <EmptyCart />
    </div>
  </>
);

/** `takesFocus`: the last line was just removed, and the focus with it. */
const EmptyCart = ({ takesFocus }: { takesFocus?: boolean }) => (
  <EmptyState
    illustration="bag"
    heading="h2"
    takesFocus={takesFocus}
    title="Your cart is empty"
    action={
      <ButtonLink variant="primary" href={paths.shop}>
        Browse the shop
      </ButtonLink>
    }
  >
    <p>Your cart is saved on this device, even without an account.</p>
  </EmptyState>
);

function OrderPlaced({ receipt }: { receipt: Receipt | null }) {
  const isPerformer = useIsPerformer();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const bought = receipt?.products ?? [];
  const files = bought.some(({ productType }) => productType === 'digital');
  const hasShipments = bought.some(({ productType }) => productType !== 'digital');
  return (
    <section className={styles.placed} aria-labelledby="placed" data-testid="order-placed">
      <CircleCheck className={styles.sign} />
      <h2 id="placed" ref={heading} tabIndex={-1}>
        Thank you for your order!
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
        {files &&
          (isPerformer ? 'Your downloads are on their product pages. ' : 'Your downloads are in your library. ')}
        {hasShipments && !isPerformer && 'Track your shipments in Orders.'}
      </p>
      <div className={styles.actions}>
        <ButtonLink variant="primary" href={isPerformer ? paths.payments() : paths.orders}>
          {isPerformer ? 'View card payments' : 'View your orders'}
        </ButtonLink>
        {files && !isPerformer && <ButtonLink href={paths.library}>Open your library</ButtonLink>}
        <ButtonLink variant="ghost" href={paths.shop}>
          Back to shop
        </ButtonLink>
      </div>
    </section>
  );
}
