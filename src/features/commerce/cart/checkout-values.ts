import type { Problems } from '@/components/form/use-form';
import { getCode } from '@/components/form/phone-options';
import type { Purchase } from '@/store/purchase/purchase';
import type { CartItem } from '@/store/cart/cart.slice';

export type CheckoutValues = {
  /** Empty until the visitor chooses. */
  pay: '' | 'card' | 'token';
  recipient: string;
  deliveryAddress: string;
  postalCode: string;
  country: string;
  /** A value of `components/form/phone-options`. */
  phoneCode: string;
  phoneNumber: string;
  userNote: string;
};

export const EMPTY_CHECKOUT: CheckoutValues = {
  pay: '',
  recipient: '',
  deliveryAddress: '',
  postalCode: '',
  country: '',
  phoneCode: '',
  phoneNumber: '',
  userNote: '',
};

/** Validation errors of the shipping address; call it only for carts with physical goods. */
export function deliveryProblems(values: CheckoutValues): Problems<CheckoutValues> {
  const checkFilled = (name: keyof CheckoutValues, sentence: string) =>
    values[name].trim() === '' ? sentence : undefined;
  return {
    recipient: checkFilled('recipient', 'Enter the recipient’s full name.'),
    deliveryAddress: checkFilled('deliveryAddress', 'Enter a street address, city and state or region.'),
    country: checkFilled('country', 'Choose a country.'),
  };
}

/** The shipping fields of the API. The address is one text, as it should appear on the parcel. */
export function getDelivery({
  recipient,
  deliveryAddress,
  postalCode,
  country,
  phoneCode,
  phoneNumber,
}: CheckoutValues) {
  const number = phoneNumber.trim();
  return {
    deliveryAddress: [recipient, deliveryAddress, country]
      .map((line) => line.trim())
      .filter(Boolean)
      .join('\n'),
    postalCode: postalCode.trim() || undefined,
    phoneNumber: number === '' ? undefined : `${getCode(phoneCode)} ${number}`.trim(),
  };
}

interface Order {
  items: readonly CartItem[];
  values: CheckoutValues;
  pay: 'card' | 'token';
  physical: boolean;
  couponCode?: string;
}

/** The purchase to pay for. The API takes a note only with tokens and a coupon only with a card. */
export function getPurchase({ items, values, pay, physical, couponCode }: Order): Purchase {
  const order = {
    kind: 'products' as const,
    products: items.map(({ _id, quantity }) => ({ _id, quantity })),
    ...(physical ? getDelivery(values) : {}),
  };
  return pay === 'token'
    ? { ...order, pay, userNote: values.userNote.trim() || undefined }
    : { ...order, pay, couponCode };
}
