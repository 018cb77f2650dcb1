import type { EarningDay, EarningStatsQuery } from '@/contract/earning';
import type { Services } from '@/services/create-services';
import type { CallOptions } from '@/services/http/call-options';
import { ifSupported } from '../if-supported';

/** Earnings by day and source; null if the server doesn't offer them. */
export const fetchEarningDays = (
  { earnings }: Services,
  query: EarningStatsQuery,
  options?: CallOptions,
): Promise<EarningDay[] | null> => ifSupported(async () => (await earnings.days(query, options)).data, null);
