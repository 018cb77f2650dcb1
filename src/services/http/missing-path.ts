import { ApiError, isMissingRoute } from '@/lib/http/errors';
import { isRecord } from '@/lib/record';

/** Like `isMissingRoute`, or a 404 that most frameworks send for unknown routes, and some also for missing records. */
const mayBeMissingRoute = ({ status, body }: ApiError): boolean =>
  isMissingRoute(status, body) || (status === 404 && isRecord(body) && body.error === 'Not Found');

/** True if a record is gone: a 404 that can't mean that the server lacks the call (contract A.8). */
export const isRecordMissing = (error: ApiError): boolean => error.status === 404 && !mayBeMissingRoute(error);

/**
 * Resolves to the result of `call`, or of `other`, the same call under another path (contract H-11), if the back end has
 * no such path. Nothing was done then, so it is safe for payments. If it has neither, the first error is thrown.
 */
export async function orAtOtherPath<T>(call: () => Promise<T>, other: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError) || !mayBeMissingRoute(error)) throw error;
    return other().catch((failure: unknown) => {
      throw failure instanceof ApiError && mayBeMissingRoute(failure) ? error : failure;
    });
  }
}
