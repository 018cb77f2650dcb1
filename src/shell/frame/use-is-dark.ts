import { useSyncExternalStore } from 'react';
import { useAppSelector } from '@/store/hooks';
import { subscribeToNothing } from '@/components/hooks/use-is-hydrated';

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function followDevice(onChange: () => void): () => void {
  const query = prefersDark();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export function useIsDark(): boolean {
  const theme = useAppSelector((state) => state.ui.theme);
  const isBySystem = theme === 'system';
  return useSyncExternalStore(
    isBySystem ? followDevice : subscribeToNothing,
    () => (isBySystem ? prefersDark().matches : theme === 'dark'),
    () => theme === 'dark',
  );
}
