import type { Problems } from '@/components/form/use-form';
import { codeOf } from '@/components/form/phone-options';
import type { Purchase } from '@/store/purchase/purchase';
import type { CartItem } from '@/store/cart/cart.slice';

export type CheckoutValues = {
  /** Empty until somebody chooses. */
  pay: '' | 'card' | 'token';
  recipient: string;
  deliveryAddress: string;
  postalCode: string;
  country: string;
  /** A choice, see `components/form/phone-options`. */
  phoneCode: string;
  phoneNumber: string;
  userNote: string;
};

export const EMPTY_CHECKOUT: CheckoutValues = { pay: '', recipient: '', deliveryAddress: '', postalCode: '', country: '', phoneCode: '', phoneNumber: '', userNote: '' };

/** What is missing of an address that something physical has to reach. */
export function deliveryProblems(values: CheckoutValues): Problems<CheckoutValues> {
  const missing = (name: keyof CheckoutValues, sentence: string) => (values[name].trim() === '' ? sentence : undefined);
  return {
    recipient: missing('recipient', 'Write who it is for.'),
    deliveryAddress: missing('deliveryAddress', 'Write where it should be sent: street and town.'),
    country: missing('country', 'Say which country it goes to.'),
  };
}

/** The fields of the wire for where it goes: one text as it should stand on the parcel. */
export function deliveryOf({ recipient, deliveryAddress, postalCode, country, phoneCode, phoneNumber }: CheckoutValues) {
  const number = phoneNumber.trim();
  return {
    deliveryAddress: [recipient, deliveryAddress, country].map((line) => line.trim()).filter(Boolean).join('\n'),
    postalCode: postalCode.trim() || undefined,
    phoneNumber: number === '' ? undefined : `${codeOf(phoneCode)} ${number}`.trim(),
  };
}

interface Order {
  items: readonly CartItem[];
  values: CheckoutValues;
  pay: 'card' | 'token';
  physical: boolean;
  couponCode?: string;
}

/** The order as it is paid for. A note goes with tokens and a coupon with a card: the wire has no other place for them. */
export function purchaseOf({ items, values, pay, physical, couponCode }: Order): Purchase {
  const order = {
    kind: 'products' as const,
    products: items.map(({ _id, quantity }) => ({ _id, quantity })),
    ...(physical ? deliveryOf(values) : {}),
  };
  return pay === 'token' ? { ...order, pay, userNote: values.userNote.trim() || undefined } : { ...order, pay, couponCode };
}
