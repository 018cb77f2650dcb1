import { useEffect } from 'react';
import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import { useUploadLeaving } from '@/store/upload/use-upload-overview';

/** Asks before a logout or leaving the site cancels uploads. Navigation within the site keeps them. */
export function LeaveQuestion() {
  const { loses, isConfirming, answer } = useUploadLeaving();

  useEffect(() => {
    if (!loses) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [loses]);

  return (
    <Dialog
      open={isConfirming}
      onClose={() => answer(false)}
      title="Log out and stop uploads?"
      footer={
        <>
          <Button variant="danger" onClick={() => answer(true)}>
            Log out
          </Button>
          <Button variant="primary" onClick={() => answer(false)}>
            Stay logged in
          </Button>
        </>
      }
    >
      <p>If you log out, unfinished uploads and the details you entered for them will be lost.</p>
    </Dialog>
  );
}
