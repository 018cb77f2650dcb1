import type { EarningDay, EarningStatsQuery } from '@/contract/earning';
import { isNoSuchCall } from '@/lib/http/errors';
import type { Services } from '@/services/create-services';
import type { CallOptions } from '@/services/http/call-options';

/** Earnings by day and source; null if the server doesn't offer them. */
export async function fetchEarningDays(
  { earnings }: Services,
  query: EarningStatsQuery,
  options?: CallOptions,
): Promise<EarningDay[] | null> {
  try {
    return (await earnings.days(query, options)).data;
  } catch (error) {
    if (isNoSuchCall(error)) return null;
    throw error;
  }
}
