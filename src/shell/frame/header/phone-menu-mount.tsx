import dynamic from 'next/dynamic';
import { useState } from 'react';

const PhoneMenu = dynamic(() => import('./phone-menu').then((module) => module.PhoneMenu), { ssr: false });

/** Loads the phone menu when it first opens and keeps it mounted. */
export function PhoneMenuMount({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened && <PhoneMenu open={open} onClose={onClose} />;
}
