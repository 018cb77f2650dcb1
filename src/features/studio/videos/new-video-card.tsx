import { Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { StudioForm } from '../shared/form/studio-form';
import { PageLinks } from '../shared/page-links';
import type { CategoriesPage } from '../shared/categories-page';
import { ProgressRow } from '@/components/upload/progress-row';
import { studioPaths } from '@/lib/page/studio-paths';
import { useNewVideo, useNewVideoForm, useVideoPath, type NewVideo } from './use-new-video';
import { VideoFields } from './video-fields';
import { VideoPictures } from './video-pictures';
import { valuesOfFile, type VideoValues } from './video-values';
import styles from './new-videos.module.css';

/** Removing an upload of this size or more asks for confirmation, as its progress row does. */
const LARGE_BYTES = 10 * 1024 * 1024;

/** Form id, used to submit all forms at once. */
export const newVideoFormId = (id: string) => `new-video-${id}`;

interface NewVideoCardProps extends CategoriesPage {
  id: string;
  common: Partial<VideoValues>;
  own?: string;
}

/** An uploading file with its details; afterward a link to the video. */
export function NewVideoCard({ id, ...rest }: NewVideoCardProps) {
  const video = useNewVideo(id);
  const [lacks, setLacks] = useState(false);
  if (!video) return null;
  return video.settled && !lacks ? (
    <Settled video={video} />
  ) : (
    <NewVideoForm id={id} video={video} onLack={setLacks} {...rest} />
  );
}

function NewVideoForm({
  id,
  video,
  common,
  categories,
  own,
  onLack,
}: NewVideoCardProps & { video: NewVideo; onLack: (lacks: boolean) => void }) {
  const { file, row, draft, saving, recordId, settled } = video;
  const form = useNewVideoForm(video, { ...valuesOfFile(file.name), ...common }, onLack);
  const publishes = form.values.status === 'active';
  const [isConfirming, setIsConfirming] = useState(false);
  const isUploading = !row.arrived && row.step !== 'done' && row.step !== 'failed';
  const waits = draft.finished && recordId === null;
  return (
    <article className={styles.card} aria-label={form.values.title || file.name}>
      <ProgressRow {...row} />
      <StudioForm
        form={form}
        id={newVideoFormId(id)}
        className={styles.form}
        label={`About ${file.name}`}
        guard={false}
      >
        <div className={styles.columns}>
          <div className={styles.fields}>
            <VideoFields form={form} categories={categories} own={own} brief />
          </div>
          <VideoPictures
            videoFile={file}
            thumbnail={draft.thumbnail}
            teaser={draft.teaser}
            lost={draft.lost}
            onThumbnail={(thumbnail) => video.change({ thumbnail })}
            onTeaser={(teaser) => video.change({ teaser })}
          />
        </div>
        <div className={styles.footer}>
          <Button type="submit" variant="primary" loading={saving && draft.finished}>
            {publishes ? (form.values.isSchedule ? 'Schedule video' : 'Publish video') : 'Save as hidden'}
          </Button>
          {recordId === null ? (
            isConfirming && isUploading ? (
              <>
                <span>Cancel this upload? Your progress will be lost.</span>
                <Button variant="danger" onClick={video.forget}>
                  Cancel upload
                </Button>
                <Button onClick={() => setIsConfirming(false)}>Keep uploading</Button>
              </>
            ) : (
              <Button
                icon={<Trash2 />}
                onClick={() => (isUploading && row.size > LARGE_BYTES ? setIsConfirming(true) : video.forget())}
              >
                Remove
              </Button>
            )
          ) : (
            !draft.finished &&
            video.dirty && (
              <Button icon={<Save />} onClick={video.save}>
                Save without publishing
              </Button>
            )
          )}
          <p className={styles.note} role="status">
            {waits && (publishes ? 'It’s published when the upload finishes.' : 'It’s saved when the upload finishes.')}
            {settled && 'The last valid details will be saved. Your latest changes aren’t saved yet.'}
            {!draft.finished &&
              (recordId === null
                ? 'It stays hidden until you publish it.'
                : video.dirty
                  ? 'Uploaded. Your changes aren’t saved yet; this device keeps them for a day.'
                  : 'Uploaded and saved as hidden.')}
          </p>
        </div>
      </StudioForm>
    </article>
  );
}

function Settled({ video: { draft, recordId, row } }: { video: NewVideo }) {
  const { title, status, isSchedule } = draft.values;
  return (
    <article className={styles.settled} aria-label={title}>
      <p className={styles.settledText}>
        <strong dir="auto">{title}</strong>
        <span className={styles.note}>
          {status !== 'active'
            ? 'Saved as hidden.'
            : isSchedule
              ? 'Saved. It’s published at the scheduled time.'
              : 'Published. Fans can watch it once it’s processed.'}
        </span>
      </p>
      {recordId && status === 'active' && !isSchedule && <PublicLinks title={title} recordId={recordId} />}
      {recordId && (
        <ButtonLink size="sm" href={studioPaths.video({ _id: recordId })}>
          Edit
        </ButtonLink>
      )}
      <Button size="sm" variant="ghost" onClick={row.onDrop}>
        Done
      </Button>
    </article>
  );
}

const PublicLinks = ({ title, recordId }: { title: string; recordId: string }) => (
  <PageLinks title={title} path={useVideoPath(recordId)} />
);
