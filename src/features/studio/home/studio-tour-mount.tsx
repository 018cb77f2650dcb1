import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { hasSeenStudioTour, markStudioTourSeen } from '@/device/studio-tour';
import { whenIdle } from '@/lib/browser/timing';
import { useAppSelector } from '@/store/hooks';

const StudioTour = dynamic(() => import('./studio-tour').then((module) => module.StudioTour), { ssr: false });

const hasDialog = () => document.querySelector('dialog[open], [role="dialog"]') !== null;

/** Shows the tour of the studio to a new performer, once per device, and never together with a dialog. */
export function StudioTourMount({ isNew }: { isNew: boolean }) {
  const me = useAppSelector((state) => state.auth.authUser?._id ?? '');
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!isNew || hasSeenStudioTour(me)) return undefined;
    return whenIdle(() => {
      if (hasDialog()) return;
      markStudioTourSeen(me);
      setOpen(true);
    });
  }, [isNew, me]);
  return open ? <StudioTour onClose={() => setOpen(false)} /> : null;
}
