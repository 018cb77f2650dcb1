import { startTransition, useState } from 'react';

/**
 * Whether a popup of antd is open. Rendering it takes long on phones; as a transition it doesn't block the press that
 * opens it.
 */
export function useDeferredOpen() {
  const [open, setOpen] = useState(false);
  const onOpenChange = (next: boolean) => {
    if (next) startTransition(() => setOpen(true));
    else setOpen(false);
  };
  return { open, onOpenChange };
}
