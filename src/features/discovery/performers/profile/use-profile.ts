import { useDelayedValue } from '@/components/listing/use-delayed-value';
import type { Performer } from '@/contract/performer';
import { useAppSelector } from '@/store/hooks';

/** The performer that the page was loaded for, even while the store is already loading the next one. */
export function useProfile(id: string): Performer | null {
  const profile = useAppSelector((state) => state.performer.performerProfile);
  return useDelayedValue(profile.data, profile.key === id && profile.data !== null);
}
