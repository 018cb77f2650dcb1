import { Trash2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/button/button';
import { FormSummary } from '@/components/form/form-summary';
import { TextArea } from '@/components/form/text-area';
import { emptyingRequested, itemsSeen, quantityChanged, removalRequested, type CartItem } from '@/store/cart/cart.slice';
import { useAppDispatch } from '@/store/hooks';
import { useCurrency } from '@/store/ui/use-currency';
import { CartLine } from './cart-line';
import type { CartSlots } from './cart-screen';
import styles from './cart-screen.module.css';
import formStyles from './checkout-form.module.css';
import { DeliveryFields } from './delivery-fields';
import { OrderSummary } from './order-summary';
import { PayerChoice } from './payer-choice';
import { priceTexts } from './price-texts';
import { useCartCoupon } from './use-cart-coupon';
import { useCheckout } from './use-checkout';

const TopUpSheet = dynamic(() => import('./top-up-sheet').then((module) => module.TopUpSheet), { ssr: false });

/** Lines, how and where to, the sum. */
export function CartContent({ items, TopUp }: CartSlots & { items: readonly CartItem[] }) {
  const dispatch = useAppDispatch();
  const currency = useCurrency();
  const coupon = useCartCoupon();
  const checkout = useCheckout(items, coupon);
  const { lines, form, places, physical, payBy, rate, busy, state, stopped, recheck } = checkout;
  const list = useRef<HTMLUListElement>(null);
  const formElement = useRef<HTMLFormElement>(null);
  const [toppingUp, setToppingUp] = useState(false);
  const turn = stopped?.turn;
  const paid = state?.step === 'done';
  const forgetCoupon = useEffectEvent(coupon.remove);

  useEffect(() => {
    if (turn !== undefined) list.current?.querySelector<HTMLElement>('[data-attention]')?.focus();
  }, [turn]);

  // One payment, one coupon: what is still in the cart is another.
  useEffect(() => {
    if (paid) forgetCoupon();
  }, [paid]);

  return (
    <div className={styles.cart}>
      <div className={styles.main}>
        <ul ref={list} className={styles.lines} role="list" aria-label="What you buy" tabIndex={-1}>
          {lines.map((line) => (
            <CartLine
              key={line.item._id}
              line={line}
              texts={priceTexts(payBy === 'token' ? rate : null, currency)}
              locked={busy}
              onQuantity={(quantity) => dispatch(quantityChanged({ _id: line.item._id, quantity }))}
              onRemove={() => {
                // The button goes with its line: the focus stays in the list.
                list.current?.focus({ preventScroll: true });
                dispatch(removalRequested({ _id: line.item._id, name: line.item.name ?? 'A product' }));
              }}
              onAccept={(price) => dispatch(itemsSeen([{ _id: line.item._id, price }]))}
              onRecheck={() => recheck(line.item)}
            />
          ))}
        </ul>
        {lines.length > 1 && (
          <Button size="sm" look="ghost" className={styles.emptyCart} icon={<Trash2 />} disabled={busy} onClick={() => dispatch(emptyingRequested())}>
            Empty cart
          </Button>
        )}
        <form ref={formElement} className={formStyles.form} method="post" noValidate onSubmit={form.submit} aria-label="Check-out">
          {/* Paying is a press on its button: a default button that is disabled keeps Enter in a field from sending the form. */}
          <button type="submit" disabled hidden />
          <FormSummary report={{ ...form.report, message: '' }} />
          <PayerChoice checkout={checkout} />
          {physical && <DeliveryFields form={form} places={places} />}
          {payBy === 'token' && <TextArea {...form.text('userNote')} label="Note to the sellers (optional)" hint="For example, your size." rows={2} maxLength={500} />}
          {payBy === 'card' && physical && (
            <p className={formStyles.quiet}>
              {checkout.tokensPossible ? 'To leave the sellers a note, such as your size, pay with tokens.' : 'A card payment can’t carry a note to the sellers, such as your size. Notes need a payment with tokens.'}
            </p>
          )}
        </form>
      </div>
      <OrderSummary checkout={checkout} coupon={coupon} onPay={() => formElement.current?.requestSubmit()} onTopUp={() => setToppingUp(true)} />
      {toppingUp && <TopUpSheet TopUp={TopUp} due={checkout.due} onClose={() => setToppingUp(false)} />}
    </div>
  );
}
