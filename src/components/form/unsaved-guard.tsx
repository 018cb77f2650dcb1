import type { ReactNode } from 'react';
import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import { useUnsavedGuard } from './use-unsaved-guard';

interface UnsavedGuardProps {
  when: boolean;
  title?: string;
  /** What the device doesn't store, in the default text. */
  unstored?: string;
  /** What is lost by leaving. */
  children?: ReactNode;
}

/** Asks for confirmation before a link, Back or closing the tab discards unsaved changes. */
export function UnsavedGuard({
  when,
  title = 'Leave without saving?',
  unstored = 'passwords',
  children = `Your changes aren’t saved. Except for ${unstored}, they stay on this device for a day.`,
}: UnsavedGuardProps) {
  const { isConfirming, stay, leave } = useUnsavedGuard(when);
  return (
    <Dialog
      open={isConfirming && when}
      onClose={stay}
      title={title}
      footer={
        <>
          <Button onClick={leave}>Leave page</Button>
          <Button variant="primary" onClick={stay}>
            Stay here
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
