/** The draft (device/drafts) that holds what somebody fills in to pay for the cart, until it is paid. */
export const CHECKOUT_DRAFT = 'checkout';
