import { Film, Scissors, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/button/button';
import { Picture } from '@/components/picture/picture';
import { FileField } from '@/components/upload/file-field';
import { fileRules } from '@/components/upload/file-rules';
import type { OwnVideo } from '@/contract/video';
import { formatDuration } from '@/lib/format/format';
import { VideoCaptureDialog } from './video-capture-dialog';
import type { useOwnVideo } from './use-own-video';
import styles from './video-pictures.module.css';

type OwnVideoState = ReturnType<typeof useOwnVideo>;

interface VideoFilesProps {
  video: OwnVideo;
  sending: OwnVideoState['sending'];
  onReplace: OwnVideoState['replace'];
  onRemove: OwnVideoState['removeFile'];
  broken: boolean;
}

/** The files of a video. Replacements apply immediately. */
export function VideoFiles({ video, sending, onReplace, onRemove, broken }: VideoFilesProps) {
  const { thumbnail, teaser, teaserProcessing } = video;
  const isBusy = sending.what !== null;
  const [tool, setTool] = useState<'frame' | 'teaser' | null>(null);
  const videoFile = broken || video.processing ? null : video.video;

  const field = (what: 'video' | 'thumbnail' | 'teaser', label: string, preview: ReactNode, hint: string) => (
    <div>
      <FileField
        label={label}
        rule={what === 'thumbnail' ? fileRules.picture : fileRules[what]}
        file={null}
        onFile={(file) => file && void onReplace(what, file)}
        preview={preview}
        hint={hint}
        disabled={isBusy}
        error={sending.failed === what ? sending.error?.message : undefined}
      />
      {sending.what === what && sending.percentage !== null && (
        <progress
          className={styles.progress}
          value={sending.percentage}
          max={100}
          aria-label={`Upload of the ${what}`}
        />
      )}
      {what !== 'video' && (
        <div className={styles.more}>
          {videoFile?.url && (
            <Button
              size="sm"
              icon={what === 'teaser' ? <Scissors /> : <Film />}
              aria-haspopup="dialog"
              disabled={isBusy}
              onClick={() => setTool(what === 'teaser' ? 'teaser' : 'frame')}
            >
              {what === 'teaser' ? 'Cut a teaser' : 'Use a frame'}
            </Button>
          )}
          {video[what]?.url && (
            <Button size="sm" variant="ghost" icon={<Trash2 />} disabled={isBusy} onClick={() => void onRemove(what)}>
              Remove the {what}
            </Button>
          )}
        </div>
      )}
    </div>
  );

  return (
    <section className={styles.section} aria-labelledby="files">
      <h2 id="files" className={styles.heading}>
        Files
      </h2>
      <div className={styles.pictures}>
        {broken && field('video', 'Video', null, 'The new file replaces the one that can’t be used.')}
        {field(
          'thumbnail',
          'Thumbnail',
          <Picture
            src={thumbnail?.thumbnails?.[0] ?? thumbnail?.url}
            alt="The thumbnail"
            ratio="video"
            placeholder="video"
          />,
          'Without one, we use a frame of the video.',
        )}
        {field(
          'teaser',
          'Teaser',
          teaser?.url ? (
            <video
              className={styles.film}
              src={teaser.url}
              controls
              muted
              playsInline
              preload="metadata"
              aria-label="The teaser"
            />
          ) : null,
          teaserProcessing
            ? 'Processing…'
            : teaser?.duration
              ? `${formatDuration(teaser.duration)} that everyone can watch.`
              : 'A few seconds that everyone can watch.',
        )}
      </div>
      {videoFile?.url && (
        <VideoCaptureDialog
          tool={tool}
          from={{ url: videoFile.url, mimeType: videoFile.mimeType }}
          onClose={() => setTool(null)}
          onFrame={(frame) => void onReplace('thumbnail', frame)}
          onTeaser={(teaser) => void onReplace('teaser', teaser)}
        />
      )}
    </section>
  );
}
