import { useState } from 'react';
import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import { forgetDevice } from '@/device/storage';

/** Wipes what this device keeps, after a question: it cannot be had back. */
export function ForgetDevice() {
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState(false);
  const forget = () => {
    forgetDevice();
    setAsking(false);
    setDone(true);
  };
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        Forget everything on this device
      </Button>
      <p role="status">{done ? 'This device has forgotten everything. You are still logged in.' : null}</p>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Forget everything on this device?"
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
            <Button look="danger" onClick={forget}>
              Forget everything
            </Button>
          </>
        }
      >
        <p>Your cart is emptied; texts you have not sent, searches, choices, and what you watched and how far are gone. Your account stays as it is.</p>
      </Dialog>
    </>
  );
}
