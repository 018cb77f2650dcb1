import { useEffect, useEffectEvent } from 'react';
import { ButtonLink } from '@/components/button/button-link';
import { ErrorState } from '@/components/empty-error-states/error-state';
import { useRetry } from '@/components/hooks/use-reload';
import { paths } from '@/lib/page/paths';

/** In place of a page that could not be loaded. Every page carries it: without a connection its code could not be had either. */
export function LoadAgain({ message }: { message: string }) {
  const again = useRetry();
  const onOnline = useEffectEvent(again.onRetry);
  useEffect(() => {
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return (
    <ErrorState
      heading="h1"
      title="This page could not be loaded"
      message={message}
      {...again}
      action={
        <ButtonLink look="ghost" href={paths.home}>
          Go to home page
        </ButtonLink>
      }
    />
  );
}
