import { type ComponentType, useState } from 'react';
import type { TopUpProps } from '@/entities/access/item-slots';
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

/** What a page puts into the cart. */
export interface CartSlots {
  /** Buys tokens that are missing, in place. */
  TopUp: ComponentType<TopUpProps>;
}

/** The cart of this device, and the way to pay for it. */
export function CartScreen(slots: CartSlots) {
  const ready = useCartReady();
  return (
    <div className={styles.screen}>
      <SectionHeader heading="h1" title="Cart" />
      {ready ? <KnownCart {...slots} /> : <CartToCome />}
    </div>
  );
}

function KnownCart(slots: CartSlots) {
  const items = useAppSelector(({ cart }) => cart.items);
  const [wasFilled, setWasFilled] = useState(false);
  if (items.length > 0 && !wasFilled) setWasFilled(true);
  const { state, check, goOn, dismiss } = useReadPurchase('products');
  return (
    <>
      {isUnsettled(state) && <PayStatus state={state} title={orderTitle(items)} onCheck={check} onContinue={goOn} onDismiss={dismiss} />}
      {state?.step === 'done' && <OrderPlaced receipt={state.receipt} />}
      {items.length > 0 ? <CartContent {...slots} items={items} /> : state?.step !== 'done' && <EmptyCart takesFocus={wasFilled} />}
    </>
  );
}

/** What stands before the device's cart is known: the script in the head says how many lines will come (next-adapter/theme-script). */
const CartToCome = () => (
  <>
    <div className={styles.toCome} aria-hidden="true" />
    <div className={styles.nothingToCome}>
      <EmptyCart />
    </div>
  </>
);
