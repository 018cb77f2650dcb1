/** Key of the draft (device/drafts) with the checkout form, until the cart is paid. */
export const CHECKOUT_DRAFT = 'checkout';
