import { useEffect, useEffectEvent } from 'react';
import { ButtonLink } from '@/components/button/button-link';
import { ErrorState } from '@/components/empty-error-states/error-state';
import { useRetry } from '@/components/hooks/use-reload';
import { paths } from '@/lib/page/paths';

/** Replaces a page that failed to load. Part of every page, because it couldn't be loaded without a connection. */
export function ReloadView({ message }: { message: string }) {
  const again = useRetry();
  const onOnline = useEffectEvent(again.onRetry);
  useEffect(() => {
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return (
    <ErrorState
      heading="h1"
      title="This page couldn’t be loaded"
      message={message}
      {...again}
      action={
        <ButtonLink variant="ghost" href={paths.home}>
          Go to home page
        </ButtonLink>
      }
    />
  );
}
