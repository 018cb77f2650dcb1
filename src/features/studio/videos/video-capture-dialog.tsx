import dynamic from 'next/dynamic';
import { Dialog } from '@/components/dialog/dialog';
import type { VideoInput } from '@/media/use-video-input';

const FrameGrab = dynamic(() => import('@/media/frame-grab').then((module) => module.FrameGrab), { ssr: false });
const TeaserCut = dynamic(() => import('@/media/teaser-cut').then((module) => module.TeaserCut), { ssr: false });

interface VideoCaptureDialogProps {
  /** The picture or teaser to create; closed if undefined. */
  tool: 'frame' | 'teaser' | null;
  from: VideoInput;
  onClose: () => void;
  onFrame: (frame: File) => void;
  onTeaser: (teaser: File) => void;
}

export function VideoCaptureDialog({ tool, from, onClose, onFrame, onTeaser }: VideoCaptureDialogProps) {
  const then = (take: (made: File) => void) => (made: File) => {
    take(made);
    onClose();
  };
  return (
    <Dialog
      open={tool !== null}
      onClose={onClose}
      title={tool === 'frame' ? 'Use a frame as the thumbnail' : 'Cut a teaser'}
      shape="sheet"
    >
      {tool === 'frame' && <FrameGrab from={from} onFrame={then(onFrame)} />}
      {tool === 'teaser' && <TeaserCut from={from} onTeaser={then(onTeaser)} />}
    </Dialog>
  );
}
