import { z } from 'zod';
import { doneData, listData } from './envelope';
import { id, optionalText, record, tokens } from './fields';
import { ownerErrors, type Operations } from './operation';
import { dateRange, listQuery, queryText, type QueryOf } from './query';

export const payoutStatuses = ['pending', 'approved', 'rejected', 'done'] as const;
export const payoutAccounts = ['banking', 'paypal', 'stripe'] as const;

/** A performer's payout request; from pending it becomes approved and then done, or rejected. */
export const payoutSchema = record(
  { status: z.enum(payoutStatuses) },
  {
    requestTokens: tokens,
    source: z.literal('performer'),
    sourceId: id,
    tokenConversionRate: z.number().describe('Price of one token in money'),
    requestNote: z.string(),
    adminNote: z.string(),
    paymentAccountType: z.enum(payoutAccounts),
    paymentAccountInfo: z
      .object({ bankName: z.string(), bankAccount: z.string().describe('The last four characters only') })
      .partial()
      .nullable(),
    payoutId: z.string(),
  },
);
export type Payout = z.infer<typeof payoutSchema>;

const amount = z.number('Enter the number of tokens.').min(1, 'Request at least 1 token.');
const account = z
  .enum(payoutAccounts, 'Choose an account from the list.')
  .optional()
  .describe('banking when not given');

export const createPayoutBody = z.object({
  source: z.literal('performer').optional(),
  requestTokens: amount,
  requestNote: optionalText,
  paymentAccountType: account,
});
export type CreatePayoutBody = z.input<typeof createPayoutBody>;

export const updatePayoutBody = createPayoutBody.partial();
export type UpdatePayoutBody = z.input<typeof updatePayoutBody>;

/** Tokens earned, tokens paid out (some servers include the open request), and tokens left to request. */
export const payoutSumsSchema = z
  .object({ totalEarnedTokens: tokens, previousPaidOutTokens: tokens, remainingUnpaidTokens: tokens })
  .partial();
export type PayoutSums = z.infer<typeof payoutSumsSchema>;

export const payoutSearchQuery = listQuery({ status: queryText, paymentAccountType: queryText, ...dateRange });
export type PayoutSearchQuery = QueryOf<typeof payoutSearchQuery>;

const refused = {
  422: 'A request is pending already (DUPLICATE_PAYOUT_REQUEST), above the balance, below the minimum, or no payout account',
};

export const payoutOperations = {
  searchPayouts: {
    method: 'GET',
    path: '/payout-requests/performer/search',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/payouts'],
    summary: 'Own payout requests',
    query: payoutSearchQuery,
    data: listData(payoutSchema),
  },
  requestPayout: {
    method: 'POST',
    path: '/payout-requests/performer',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/payouts'],
    summary: 'Request a payout',
    body: createPayoutBody,
    data: payoutSchema,
    errors: refused,
  },
  updatePayout: {
    method: 'PUT',
    path: '/payout-requests/performer/{id}',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/payouts'],
    summary: 'Edit a pending request',
    body: updatePayoutBody,
    data: payoutSchema,
    errors: { ...refused, ...ownerErrors('request') },
  },
  withdrawPayout: {
    method: 'DELETE',
    path: '/payout-requests/performer/{id}',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/payouts'],
    summary: 'Withdraw a pending request; its tokens become available again',
    data: doneData,
    errors: { 400: 'The request has already been decided', ...ownerErrors('request') },
  },
  getPayout: {
    method: 'GET',
    path: '/payout-requests/performer/{id}/view',
    auth: 'performer',
    support: 'optional',
    pages: [],
    summary: 'One own request',
    data: payoutSchema,
    errors: ownerErrors('request'),
  },
  calculatePayout: {
    method: 'POST',
    path: '/payout-requests/performer/calculate',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/payouts'],
    summary: 'Tokens available for a payout',
    data: payoutSumsSchema,
  },
} satisfies Operations;
