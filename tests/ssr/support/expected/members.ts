import { fanId } from '@sandbox/seed/people/fans';
import type { Expected } from './expected';

/** Pages that redirect guests to the login page. */
export const MEMBERS: Expected[] = [
  { path: '/user/subscriptions', asFan: true, title: 'Subscriptions', noindex: true, words: ['about $20.00/month', 'Nova Lindqvist', 'Active, renews on', 'Hanabi Kurosawa', 'Canceled, access until'] },
  { path: '/cart?coupon=WELCOME20', asFan: true, title: 'Cart', canonical: '/cart', noindex: true, words: ['Your cart is empty.'] },
  { path: '/user/account', asFan: true, title: 'Your account', noindex: true, words: ['Your account', 'Robin Ashdown', 'Change picture', 'United Kingdom (+44)', 'Save profile'] },
  { path: '/user/account?tab=password', asFan: true, title: 'Your account', canonical: '/user/account', noindex: true, words: ['Choose a new password'] },
  { path: '/user/account?tab=email', asFan: true, title: 'Your account', canonical: '/user/account', noindex: true, words: ['fan@example.com', 'Verified'] },
  { path: '/user/account?tab=preferences', asFan: true, title: 'Your account', canonical: '/user/account', noindex: true, words: ['Same as device', 'Clear data on this device'] },
  { path: `/u/${fanId('yukiko')}`, asFan: true, title: 'Yukiko Arai', noindex: true, words: ['@yukiko', 'Member since'] },
  { path: `/u/${fanId('pausedfan')}`, asFan: true, status: 404, title: 'Not found', noindex: true, words: ['Page not found'] },
  { path: '/user/favorites', asFan: true, title: 'Favorites', noindex: true, words: ['14 videos', 'Watch later', 'The Long Way Home (full set)'] },
  { path: '/user/favorites?tab=performers', asFan: true, title: 'Favorites', canonical: '/user/favorites', noindex: true, words: ['5 performers', 'Aria Velasco'] },
  { path: '/user/orders', asFan: true, title: 'Orders', noindex: true, words: ['7 orders', '2 × Encore tee', '$24.00', 'On its way. Tracking: EN'] },
  { path: '/user/orders?state=shipping', asFan: true, title: 'Orders', canonical: '/user/orders', noindex: true, words: ['1 order', 'Night shift cassette', '55 tokens'] },
  { path: '/user/orders/nothing', asFan: true, status: 404, title: 'Not found', noindex: true, words: ['Page not found'] },
  { path: '/user/library', asFan: true, title: 'Library', noindex: true, words: ['4 items', 'The Long Way Home (full set)', 'Download Left hand studies', 'Receipt of Blue hour routine'] },
  { path: '/user/library?tab=galleries', asFan: true, title: 'Library', canonical: '/user/library', noindex: true, words: ['1 gallery', 'Forty frames of a tour'] },
  { path: '/user/wallet', asFan: true, title: 'Wallet', noindex: true, words: ['Your balance', '1,200 tokens', 'Best value', '$0.0860 a token', 'Buy 50 tokens for $4.99', 'Tip to Zuri Wanjiru'] },
  { path: '/user/token-transactions', asFan: true, title: 'Token history', noindex: true, words: ['Balance after', 'Paper Lantern on vinyl', '−225', '+500', 'Refund'] },
  { path: '/user/token-transactions?kind=tip', asFan: true, title: 'Token history', canonical: '/user/token-transactions', noindex: true, words: ['3 transactions', 'Tip to Aria Velasco'] },
  { path: '/user/token-transactions?receipt=nothing', asFan: true, status: 404, title: 'Receipt', canonical: '/user/token-transactions', noindex: true, words: ['Receipt not found'] },
  { path: '/user/payments', asFan: true, title: 'Card payments', noindex: true, words: ['13 payments', 'Membership: Thirty days', 'Refunded', 'coupon WELCOME20'] },
  { path: '/user/payments?state=cancelled', asFan: true, title: 'Card payments', canonical: '/user/payments', noindex: true, words: ['1 payment', '100 tokens'] },
  { path: '/user/payments?receipt=nothing', asFan: true, status: 404, title: 'Receipt', canonical: '/user/payments', noindex: true, words: ['Receipt not found'] },
  { path: '/payment/success?transactionId=1&transactionId=2', asFan: true, title: 'Your payment', canonical: '/payment/success', noindex: true, words: ['Waiting for your payment', 'You can safely leave this page'] },
  { path: '/payment/cancel', asFan: true, title: 'Your payment', noindex: true, words: ['You left the payment page', 'You can safely leave this page'] },
  { path: '/stream/aria/private', asFan: true, title: 'Private show with Aria Velasco', noindex: true, words: ['Just you and Aria Velasco', 'Your balance', 'Request private show'] },
  { path: '/stream/diegomarin/private?kind=group', asFan: true, title: 'Group show with Diego Marín', noindex: true, words: ['Join Diego Marín and a few others', 'Join group show'] },
];
