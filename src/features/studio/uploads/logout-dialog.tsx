import { useEffect } from 'react';
import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import { useUploadLeaving } from '@/store/upload/use-upload-overview';

/**
 * Asks before a logout or leaving the site cancels uploads, or a logout ends the show of another tab. Navigation within
 * the site keeps uploads.
 */
export function LogoutDialog() {
  const { loses, leaving, answer } = useUploadLeaving();
  const endsShow = leaving?.endsShow ?? false;

  useEffect(() => {
    if (!loses) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [loses]);

  return (
    <Dialog
      open={leaving !== null}
      onClose={() => answer(false)}
      title={endsShow ? 'Log out and end the show?' : 'Log out and stop uploads?'}
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
      {endsShow ? <p>A show or a request for one is open in another tab. If you log out, it ends.</p> : null}
      {loses || !endsShow ? (
        <p>If you log out, unfinished uploads and the details you entered for them will be lost.</p>
      ) : null}
    </Dialog>
  );
}
