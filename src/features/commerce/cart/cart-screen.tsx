import { useState } from 'react';
import { isUnsettled } from '@/entities/payment/payment-status-messages';
import { PayStatus } from '@/entities/payment/payment-status';
import { SectionHeader } from '@/components/section/section-header';
import { useAppSelector } from '@/store/hooks';
import { useReadPurchase } from '@/store/purchase/use-purchase';
import { CartContent } from './cart-content';
import styles from './cart-screen.module.css';
import { EmptyCart } from './empty-cart';
import { OrderPlaced } from './order-placed';
import { orderTitle } from './order-title';
import { useCartReady } from './use-cart-ready';

/** The cart stored on this device, with its checkout. */
export function CartScreen() {
  const ready = useCartReady();
  return (
    <div className={styles.screen}>
      <SectionHeader heading="h1" title="Cart" />
      {ready ? <KnownCart /> : <CartToCome />}
    </div>
  );
}

function KnownCart() {
  const items = useAppSelector(({ cart }) => cart.items);
  const [wasFilled, setWasFilled] = useState(false);
  if (items.length > 0 && !wasFilled) setWasFilled(true);
  const { state, check, goOn, dismiss } = useReadPurchase('products');
  return (
    <>
      {isUnsettled(state) && (
        <PayStatus state={state} title={orderTitle(items)} onCheck={check} onContinue={goOn} onDismiss={dismiss} />
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

/** Placeholder until the stored cart is read. The script in the head sets the number of lines (next-adapter/theme-script). */
const CartToCome = () => (
  <>
    <div className={styles.toCome} aria-hidden="true" />
    <div className={styles.nothingToCome}>
      <EmptyCart />
    </div>
  </>
);
