import { Film, Scissors } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import { Picture } from '@/components/picture/picture';
import { FileField } from '@/components/upload/file-field';
import { fileRules } from '@/components/upload/file-rules';
import { useFileAddress } from '@/components/upload/use-file-address';
import styles from './video-pictures.module.css';

const FrameGrab = dynamic(() => import('@/media/frame-grab').then((module) => module.FrameGrab), { ssr: false });
const TeaserCut = dynamic(() => import('@/media/teaser-cut').then((module) => module.TeaserCut), { ssr: false });

interface VideoPicturesProps {
  /** The video itself, to take a frame and a teaser from. */
  film: File;
  thumbnail: File | null;
  teaser: File | null;
  onThumbnail: (file: File | null) => void;
  onTeaser: (file: File | null) => void;
}

/** The picture that stands for a new video, and the seconds of it that everybody may see. */
export function VideoPictures({ film, thumbnail, teaser, onThumbnail, onTeaser }: VideoPicturesProps) {
  const picture = useFileAddress(thumbnail);
  const seconds = useFileAddress(teaser);
  const [tool, setTool] = useState<'frame' | 'teaser' | null>(null);
  const close = () => setTool(null);
  return (
    <div className={styles.pictures}>
      <div>
        <FileField
          label="Thumbnail"
          rule={fileRules.picture}
          file={thumbnail}
          onFile={onThumbnail}
          preview={picture && <Picture src={picture} alt="" ratio="video" blank="video" />}
          hint="Without one, a frame of the video is taken."
        />
        <div className={styles.more}>
          <Button size="sm" icon={<Film />} aria-haspopup="dialog" onClick={() => setTool('frame')}>
            Take a frame
          </Button>
        </div>
      </div>
      <div>
        <FileField
          label="Teaser"
          rule={fileRules.teaser}
          file={teaser}
          onFile={onTeaser}
          preview={seconds && <video className={styles.film} src={seconds} controls muted playsInline aria-label="The teaser" />}
          hint="A few seconds that everybody may see."
        />
        <div className={styles.more}>
          <Button size="sm" icon={<Scissors />} aria-haspopup="dialog" onClick={() => setTool('teaser')}>
            Cut a teaser
          </Button>
        </div>
      </div>
      <Dialog open={tool !== null} onClose={close} title={tool === 'frame' ? 'Take a frame as the thumbnail' : 'Cut a teaser'} shape="sheet">
        {tool === 'frame' && (
          <FrameGrab
            file={film}
            onFrame={(frame) => {
              onThumbnail(frame);
              close();
            }}
          />
        )}
        {tool === 'teaser' && (
          <TeaserCut
            file={film}
            onTeaser={(cut) => {
              onTeaser(cut);
              close();
            }}
          />
        )}
      </Dialog>
    </div>
  );
}
