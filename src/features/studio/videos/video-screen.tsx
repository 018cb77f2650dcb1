import { Trash2 } from 'lucide-react';
import { Button } from '@/components/button/button';
import { SlugField } from '../shared/slug-field';
import { useEditorRemoval } from '../shared/content-kind';
import { ContentState } from '../shared/content-state';
import { StudioHead } from '../shared/studio-head';
import { UploadGuard } from '../shared/upload-guard';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';
import { EditForm } from './edit-form';
import { useOwnVideo } from './use-own-video';
import { VideoFigures } from './video-figures';
import { VideoFiles } from './video-files';
import { VideoPreview } from './video-preview';
import { fileErrorText, VIDEO } from './video-state';
import type { OwnVideoPage } from './video.loader';
import styles from './video-screen.module.css';

export const StudioVideoScreen = (page: OwnVideoPage) => <VideoEditor key={page.video._id} {...page} />;

function VideoEditor(page: OwnVideoPage) {
  const { video, sending, saveText, renewSlug, replace, removeFile } = useOwnVideo(page);
  const isUploading = sending.percentage !== null;
  const { onDelete, dialog } = useEditorRemoval(VIDEO, studioPaths.videos);
  return (
    <div className={styles.screen}>
      <StudioHead
        list={{ label: 'Videos', href: studioPaths.videos }}
        title={video.title}
        note={<ContentState item={video} />}
      />
      <SlugField item={video} path={paths.video(video)} renew={renewSlug} />
      <div className={styles.columns}>
        <div className={styles.preview}>
          <VideoPreview video={video} />
        </div>
        <div className={styles.form}>
          <EditForm video={video} categories={page.categories} isUploading={isUploading} onSave={saveText} />
        </div>
        <div className={styles.side}>
          <VideoFiles
            video={video}
            sending={sending}
            onReplace={replace}
            onRemove={removeFile}
            broken={fileErrorText(video) !== null}
          />
          <VideoFigures video={video} />
          <div>
            <Button variant="danger" icon={<Trash2 />} onClick={() => onDelete(video)}>
              Delete video
            </Button>
          </div>
        </div>
      </div>
      {dialog}
      <UploadGuard when={isUploading} />
    </div>
  );
}
