import type { Reply } from '@/contract/envelope';
import type { EnterStreamData } from '@/contract/token-transaction';
import { ApiError, isMissingRoute, isUnsupportedCall } from '@/lib/http/errors';
import { isRecord } from '@/lib/record';
import type { Services } from '@/services/create-services';
import type { SpendOptions } from '@/services/http/call-options';
import type { Show } from './show';

/** Pays one minute. */
export type MinuteCall = (services: Services, options: SpendOptions) => Promise<Reply<EnterStreamData>>;

/**
 * Returns the call that pays the minutes of a show. Back ends without `pay-token` take each minute at the call for
 * tickets, and the rest of the show then uses that one. It is only tried after a response which says that nothing was
 * charged, so no minute is charged by both.
 */
export function createMinuteCall({
  conversationId,
  sessionId,
}: Pick<Show, 'conversationId' | 'sessionId'>): MinuteCall {
  let path: 'conversation' | 'stream' | null = null;
  return async ({ tokenTransactions }, options) => {
    const isFirst = path === null;
    path ??= 'conversation';
    if (path === 'conversation') {
      try {
        return await tokenTransactions.payMinute(conversationId, options);
      } catch (error) {
        if (!(error instanceof ApiError) || !(isFirst ? lacksCall(error) : isRouteMissing(error))) throw error;
        path = 'stream';
      }
    }
    return tokenTransactions.enterStream(sessionId, options);
  };
}

const isRouteMissing = ({ status, body }: ApiError) => isMissingRoute(status, body);

/** Servers have many texts for an unknown route, but one code for a missing record (contract A.8). */
const lacksCall = (error: ApiError) =>
  isUnsupportedCall(error) && !(isRecord(error.body) && error.body.error === 'ENTITY_NOT_FOUND');
