import { z } from 'zod';
import { doneData, listData } from './envelope';
import { id, isoDate, money, record } from './fields';
import { ownerErrors, type Operations } from './operation';
import { performerSchema } from './performer';
import { dateRange, listQuery, queryOneOf, queryText, type QueryOf } from './query';
import { publicUserSchema } from './user';

/**
 * A site membership (`single`, `recurring`, no performer) or a subscription to a performer. A canceled one is valid
 * until `expiredAt`.
 */
export const subscriptionSchema = record(
  { status: z.enum(['active', 'deactivated']) },
  {
    subscriptionType: z.enum(['single', 'recurring', 'monthly', 'yearly', 'free', 'trial', 'system']),
    userId: id,
    userInfo: publicUserSchema.nullable(),
    performerId: id.nullable(),
    performerInfo: performerSchema.nullable(),
    packageId: id.nullable(),
    expiredAt: isoDate.nullable(),
    startRecurringDate: isoDate.nullable(),
    nextRecurringDate: isoDate.nullable(),
    paymentGateway: z.string(),
    price: money.describe('Price of one period'),
  },
);
export type Subscription = z.infer<typeof subscriptionSchema>;

export const subscriptionSearchQuery = listQuery({
  performerId: queryText,
  subscriptionType: queryText,
  status: queryText,
});
export type SubscriptionSearchQuery = QueryOf<typeof subscriptionSearchQuery>;

/** Status of a subscription: paid and renewing, in a free trial, canceled but valid until `expiredAt`, or over. */
export const subscriberStates = ['active', 'trial', 'ending', 'ended'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** `q` searches the fans' names. Servers that don't know `state` return all of them. */
export const subscriberSearchQuery = listQuery({
  state: queryOneOf(subscriberStates),
  userId: queryText,
  subscriptionType: queryText,
  status: queryText,
  paymentGateway: queryText,
  ...dateRange,
});
export type SubscriberSearchQuery = QueryOf<typeof subscriberSearchQuery>;

export const subscriptionOperations = {
  searchSubscribers: {
    method: 'GET',
    path: '/subscriptions/performer/search',
    auth: 'performer',
    pages: ['/studio/subscribers', '/studio', '/studio/fans', '/studio/analytics'],
    summary: 'Subscribers of the caller',
    query: subscriberSearchQuery,
    data: listData(subscriptionSchema),
  },
  searchSubscriptions: {
    method: 'GET',
    path: '/subscriptions/user/search',
    auth: 'fan',
    pages: ['/home', '/user/subscriptions', '/performers/[id]'],
    summary: 'Subscriptions of the caller',
    query: subscriptionSearchQuery,
    data: listData(subscriptionSchema),
  },
  getMembership: {
    method: 'GET',
    path: '/subscriptions/current',
    auth: 'fan',
    pages: ['/membership', '/user/subscriptions', '/home'],
    summary: "The caller's site membership, or null",
    data: subscriptionSchema.nullable(),
  },
  cancelMembership: {
    method: 'POST',
    path: '/subscriptions/cancel',
    auth: 'fan',
    pages: ['/membership', '/user/subscriptions'],
    summary: "Cancel the caller's site membership at the end of its period",
    data: doneData,
    errors: { 400: 'Already canceled', 404: 'No membership' },
  },
  cancelSubscription: {
    method: 'POST',
    path: '/subscriptions/cancel/{id}',
    auth: 'fan',
    pages: ['/user/subscriptions', '/performers/[id]'],
    summary: 'Cancel a subscription at the end of its period',
    data: doneData,
    errors: { 400: 'Already canceled', ...ownerErrors('subscription') },
  },
} satisfies Operations;
