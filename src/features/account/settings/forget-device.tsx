import { useState } from 'react';
import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import { forgetDevice } from '@/device/storage';

/** Clears this device's data after a confirmation, because it can't be undone. */
export function ForgetDevice() {
  const [isConfirming, setIsConfirming] = useState(false);
  const [done, setDone] = useState(false);
  const forget = () => {
    forgetDevice();
    setIsConfirming(false);
    setDone(true);
  };
  return (
    <>
      <Button look="danger" onClick={() => setIsConfirming(true)}>
        Clear data on this device
      </Button>
      <p role="status">{done ? 'Data cleared. You’re still logged in.' : null}</p>
      <Dialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title="Clear data on this device?"
        footer={
          <>
            <Button onClick={() => setIsConfirming(false)}>Keep data</Button>
            <Button look="danger" onClick={forget}>
              Clear data
            </Button>
          </>
        }
      >
        <p>
          This clears your cart, drafts, searches, settings and watch history on this device. Your account isn’t
          affected.
        </p>
      </Dialog>
    </>
  );
}
