import { Bell, BellRing, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/button/button';
import type { Video } from '@/contract/video';
import { canNotify, requestNotifications } from '@/device/notifications';
import { useProcessingCheck } from './use-processing-check';

/** A video in processing. The page opens it when it is ready and notifies visitors who asked for it. */
export function ProcessingVideo({ video }: { video: Video }) {
  const [isNotifying, setIsNotifying] = useState(false);
  useProcessingCheck(video, isNotifying);

  const [isBlocked, setIsBlocked] = useState(false);
  const change = async () => {
    if (!isNotifying) await requestNotifications();
    setIsBlocked(!isNotifying && !canNotify());
    setIsNotifying(!isNotifying && canNotify());
  };
  return (
    <>
      <Hourglass />
      <h2>Processing video</h2>
      <p role="status">
        {isNotifying
          ? 'We’ll notify you when it’s ready. Keep this page open.'
          : isBlocked
            ? 'Your browser is blocking notifications. The video opens here when it’s ready.'
            : 'It was uploaded a short while ago. It opens here when it’s ready.'}
      </p>
      <Button aria-pressed={isNotifying} icon={isNotifying ? <BellRing /> : <Bell />} onClick={() => void change()}>
        {isNotifying ? 'You’ll be notified' : 'Notify me when it’s ready'}
      </Button>
    </>
  );
}
