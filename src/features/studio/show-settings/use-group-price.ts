import { useFetched } from '@/components/empty-error-states/use-fetched';
import { useServices } from '@/services/services-context';

/**
 * The performer's price of a group show per minute, loaded when it is needed; null if none is set, undefined while
 * unknown.
 */
export function useGroupPrice(isNeeded: boolean): number | null | undefined {
  const { performers } = useServices();
  const { part } = useFetched(async () => (await performers.me()).data.groupChatPrice ?? null, isNeeded);
  return part?.ok ? part.content : undefined;
}
