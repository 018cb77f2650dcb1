import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { NotSupportedNote } from '@/components/empty-error-states/not-supported-note';
import styles from './other-sessions.module.css';

interface OtherSessionsProps {
  step: 'idle' | 'ending' | 'ended' | 'failed' | 'missing';
  message: string;
  onEnd: () => void;
  /** Called when the dialog opens or closes, to reset the state. */
  onClose: () => void;
}

/**
 * Logs out all other devices of the account after a confirmation. `missing` means that the server doesn't support it.
 */
export function OtherSessions({ step, message, onEnd, onClose }: OtherSessionsProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  const isOpen = isConfirming && step !== 'ended' && step !== 'missing';
  const isUnsupported = isConfirming && step === 'missing';

  // The button that opened the dialog is gone, so move the focus.
  useEffect(() => {
    if (isUnsupported) notice.current?.focus();
  }, [isUnsupported]);

  const openDialog = () => {
    onClose();
    setIsConfirming(true);
  };
  const close = () => {
    setIsConfirming(false);
    onClose();
  };

  return (
    <section className={styles.section} aria-labelledby="other-sessions">
      <h2 id="other-sessions">Other devices</h2>
      {step === 'missing' ? (
        <div ref={notice} tabIndex={-1}>
          <NotSupportedNote what="logging out other devices" />
        </div>
      ) : (
        <>
          <p className={styles.note}>Lost a device or used a shared one? Log out everywhere but here.</p>
          <Button aria-haspopup="dialog" onClick={openDialog}>
            Log out everywhere else
          </Button>
        </>
      )}
      <Dialog
        open={isOpen}
        onClose={close}
        title="Log out everywhere else?"
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="danger" loading={step === 'ending'} onClick={onEnd}>
              {step === 'failed' ? 'Retry' : 'Log out everywhere else'}
            </Button>
          </>
        }
      >
        <p>This logs you out of all other browsers and apps. You stay logged in on this device.</p>
        {step === 'failed' ? (
          <p role="alert" className={styles.problem} dir="auto">
            Your other devices are still logged in. {message}
          </p>
        ) : null}
      </Dialog>
    </section>
  );
}
