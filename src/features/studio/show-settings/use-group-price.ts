import { useFetched } from '@/components/empty-error-states/use-fetched';
import { useServices } from '@/services/services-context';

/** The performer's price of a group show per minute; null if none is set, undefined while unknown. */
export function useGroupPrice(): number | null | undefined {
  const { performers } = useServices();
  const { part } = useFetched(async () => (await performers.me()).data.groupChatPrice ?? null);
  return part?.ok ? part.content : undefined;
}
