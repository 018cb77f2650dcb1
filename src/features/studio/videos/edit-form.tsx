import type { CategoriesPage } from '../shared/categories-page';
import { SaveBar } from '@/components/form/save-bar';
import { useTimeZone } from '@/components/text/use-time-zone';
import { LIMITS } from '../shared/form/limits';
import { PublishedNotice } from '../shared/created-notice';
import { StudioForm } from '../shared/form/studio-form';
import { pickChanges } from '../shared/form/pick-changes';
import { useSavingForm } from '../shared/form/use-saving-form';
import type { OwnVideo, UpdateVideoParts } from '@/contract/video';
import { paths } from '@/lib/page/paths';
import { videoDraftName } from './new-draft';
import { VideoFields } from './video-fields';
import { valuesOfVideo, videoProblems, videoText } from './video-values';
import styles from './video-form.module.css';

interface EditFormProps extends CategoriesPage {
  video: OwnVideo;
  /** True while a file is uploaded, which has its own question before leaving. */
  isUploading: boolean;
  onSave: (parts: UpdateVideoParts) => Promise<void>;
}

export function EditForm({ video, categories, isUploading, onSave }: EditFormProps) {
  const initial = valuesOfVideo(video, useTimeZone());
  const form = useSavingForm({
    draft: videoDraftName(video._id),
    initial,
    limits: LIMITS.uploadVideo,
    check: (values) => videoProblems(values, Date.now(), initial),
    save: async (_services, values) => {
      // A video with a file error is shown as hidden, and has to become so.
      const before = video.status === 'file-error' ? { ...initial, status: video.status } : initial;
      await onSave(pickChanges(videoText(values), values, before));
      form.sent();
    },
  });
  const people = (video.participants ?? []).map(({ _id, name, username, avatar }) => ({
    _id,
    name: name || username || 'Someone',
    avatar,
  }));
  return (
    <StudioForm form={form} className={styles.form} label="Edit video" guard={form.dirty && !form.busy && !isUploading}>
      <VideoFields form={form} categories={categories} people={people} own={video.performerId} drafts />
      <PublishedNotice item={video} title={video.title} path={paths.video(video)} />
      <SaveBar label="Save video" saving={form.busy} saved={form.saved} dirty={form.dirty} onDiscard={form.clear} />
    </StudioForm>
  );
}
