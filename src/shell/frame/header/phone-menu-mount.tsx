import dynamic from 'next/dynamic';
import { useState } from 'react';

const PhoneMenu = dynamic(() => import('./phone-menu').then((module) => module.PhoneMenu), { ssr: false });

/** Where the menu opens: it comes with the first wish for it, and stays for the next one. */
export function PhoneMenuMount({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  return wanted && <PhoneMenu open={open} onClose={onClose} />;
}
