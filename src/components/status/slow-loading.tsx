import { useContext } from 'react';
import { Button } from '@/components/button/button';
import { CancelLoadingContext } from './cancel-loading';
import { SlowWait } from './slow-notice';

/** Render while loading: offers Retry and Cancel after a long wait. */
export function SlowLoading({ onRetry }: { onRetry: () => void }) {
  const cancel = useContext(CancelLoadingContext);
  return (
    <SlowWait>
      <Button size="sm" onClick={onRetry}>
        Retry
      </Button>
      {cancel && (
        <Button size="sm" variant="ghost" onClick={cancel}>
          Cancel
        </Button>
      )}
    </SlowWait>
  );
}
