import { Film, Scissors } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/button/button';
import { Picture } from '@/components/picture/picture';
import { FileField } from '@/components/upload/file-field';
import { fileRules } from '@/components/upload/file-rules';
import { useObjectUrl } from '@/components/upload/use-object-url';
import { formatBytes } from '@/lib/format/file-size';
import type { AttachedFile } from '@/device/upload-records';
import { VideoCaptureDialog } from './video-capture-dialog';
import styles from './video-pictures.module.css';

interface VideoPicturesProps {
  /** The video file to pick a frame or teaser from. */
  videoFile: File;
  thumbnail: File | null;
  teaser: File | null;
  /** Files selected before a reload. */
  lost?: readonly AttachedFile[];
  onThumbnail: (file: File | null) => void;
  onTeaser: (file: File | null) => void;
}

function chooseAgain(lost: readonly AttachedFile[], label: string): string | null {
  const file = lost.find((one) => one.label === label);
  return file ? `Choose ${file.name} (${formatBytes(file.size)}) again.` : null;
}

export function VideoPictures({ videoFile, thumbnail, teaser, lost = [], onThumbnail, onTeaser }: VideoPicturesProps) {
  const picture = useObjectUrl(thumbnail);
  const seconds = useObjectUrl(teaser);
  const [tool, setTool] = useState<'frame' | 'teaser' | null>(null);
  return (
    <div className={styles.pictures}>
      <div>
        <FileField
          label="Thumbnail"
          rule={fileRules.picture}
          file={thumbnail}
          onFile={onThumbnail}
          preview={picture && <Picture src={picture} alt="" ratio="video" placeholder="video" />}
          hint={chooseAgain(lost, 'Thumbnail') ?? 'Without one, we use a frame of the video.'}
        />
        <div className={styles.more}>
          <Button size="sm" icon={<Film />} aria-haspopup="dialog" onClick={() => setTool('frame')}>
            Use a frame
          </Button>
        </div>
      </div>
      <div>
        <FileField
          label="Teaser"
          rule={fileRules.teaser}
          file={teaser}
          onFile={onTeaser}
          preview={
            seconds && (
              <video className={styles.film} src={seconds} controls muted playsInline aria-label="The teaser" />
            )
          }
          hint={chooseAgain(lost, 'Teaser') ?? 'A few seconds that everyone can watch.'}
        />
        <div className={styles.more}>
          <Button size="sm" icon={<Scissors />} aria-haspopup="dialog" onClick={() => setTool('teaser')}>
            Cut a teaser
          </Button>
        </div>
      </div>
      <VideoCaptureDialog
        tool={tool}
        from={videoFile}
        onClose={() => setTool(null)}
        onFrame={onThumbnail}
        onTeaser={onTeaser}
      />
    </div>
  );
}
