import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import { useUnsavedGuard } from './use-unsaved-guard';

/** Asks for confirmation before a link, Back or closing the tab discards unsaved changes. */
export function UnsavedGuard({ when }: { when: boolean }) {
  const { isConfirming, stay, leave } = useUnsavedGuard(when);
  return (
    <Dialog
      open={isConfirming}
      onClose={stay}
      title="Leave without saving?"
      footer={
        <>
          <Button onClick={leave}>Leave page</Button>
          <Button look="primary" onClick={stay}>
            Stay here
          </Button>
        </>
      }
    >
      <p>Your changes aren’t saved. Except for passwords, they stay on this device for a day.</p>
    </Dialog>
  );
}
