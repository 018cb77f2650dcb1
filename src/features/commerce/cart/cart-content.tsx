import { Trash2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/button/button';
import { FormSummary } from '@/components/form/form-summary';
import { TextArea } from '@/components/form/text-area';
import {
  clearRequested,
  itemsRefreshed,
  quantityChanged,
  removalRequested,
  type CartItem,
} from '@/store/cart/cart.slice';
import { useAppDispatch } from '@/store/hooks';
import { useCurrency } from '@/store/ui/use-currency';
import { CartLine } from './cart-line';
import styles from './cart-screen.module.css';
import formStyles from './checkout-form.module.css';
import { DeliveryFields } from './delivery-fields';
import { OrderSummary } from './order-summary';
import { PayerChoice } from './payer-choice';
import { priceTexts } from './price-texts';
import { useCartCoupon } from './use-cart-coupon';
import { useCheckout } from './use-checkout';

const TopUpSheet = dynamic(() => import('./top-up-sheet').then((module) => module.TopUpSheet), { ssr: false });

export function CartContent({ items }: { items: readonly CartItem[] }) {
  const dispatch = useAppDispatch();
  const currency = useCurrency();
  const coupon = useCartCoupon();
  const checkout = useCheckout(items, coupon);
  const { lines, form, addressOptions, physical, payBy, rate, busy, state, stopped, recheck } = checkout;
  const list = useRef<HTMLUListElement>(null);
  const formElement = useRef<HTMLFormElement>(null);
  const [toppingUp, setToppingUp] = useState(false);
  const turn = stopped?.turn;
  const isPaid = state?.step === 'done';
  const forgetCoupon = useEffectEvent(coupon.remove);

  useEffect(() => {
    if (turn !== undefined) list.current?.querySelector<HTMLElement>('[data-attention]')?.focus();
  }, [turn]);

  // A coupon covers one payment; what stays in the cart afterward is a new one.
  useEffect(() => {
    if (isPaid) forgetCoupon();
  }, [isPaid]);

  return (
    <div className={styles.cart}>
      <div className={styles.main}>
        <ul ref={list} className={styles.lines} role="list" aria-label="Items in your cart" tabIndex={-1}>
          {lines.map((line) => (
            <CartLine
              key={line.item._id}
              line={line}
              texts={priceTexts(payBy === 'token' ? rate : null, currency)}
              locked={busy}
              onQuantity={(quantity) => dispatch(quantityChanged({ _id: line.item._id, quantity }))}
              onRemove={() => {
                // The button disappears with its line: keep the focus in the list.
                list.current?.focus({ preventScroll: true });
                dispatch(removalRequested({ _id: line.item._id, name: line.item.name ?? 'Product' }));
              }}
              onAccept={(price) => dispatch(itemsRefreshed([{ _id: line.item._id, price }]))}
              onRecheck={() => recheck(line.item)}
            />
          ))}
        </ul>
        {lines.length > 1 && (
          <Button
            size="sm"
            variant="ghost"
            className={styles.emptyCart}
            icon={<Trash2 />}
            disabled={busy}
            onClick={() => dispatch(clearRequested())}
          >
            Empty cart
          </Button>
        )}
        <form
          ref={formElement}
          className={formStyles.form}
          method="post"
          noValidate
          onSubmit={form.submit}
          aria-label="Checkout"
        >
          {/* A disabled default button keeps Enter in a field from submitting the form; paying requires a click on the pay button. */}
          <button type="submit" disabled hidden />
          <FormSummary report={{ ...form.report, message: '' }} />
          {physical && <DeliveryFields form={form} addressOptions={addressOptions} />}
          <PayerChoice checkout={checkout} />
          {payBy === 'token' && (
            <TextArea
              {...form.text('userNote')}
              label="Note to the seller (optional)"
              hint="For example, your size."
              rows={2}
              maxLength={500}
            />
          )}
          {payBy === 'card' && physical && (
            <p className={formStyles.quiet}>
              {checkout.tokensPossible
                ? 'To add a note to the seller, such as your size, pay with tokens.'
                : 'Card payments can’t include a note to the seller, such as your size. Only token payments can.'}
            </p>
          )}
        </form>
      </div>
      <OrderSummary
        checkout={checkout}
        coupon={coupon}
        onPay={() => formElement.current?.requestSubmit()}
        onTopUp={() => setToppingUp(true)}
      />
      {toppingUp && <TopUpSheet due={checkout.due} onClose={() => setToppingUp(false)} />}
    </div>
  );
}
