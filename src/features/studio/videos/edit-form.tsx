import type { CategoriesPage } from '../shared/categories-page';
import { SaveBar } from '@/components/form/save-bar';
import { useTimeZone } from '@/components/text/use-time-zone';
import { LIMITS } from '../shared/form/limits';
import { StudioForm } from '../shared/form/studio-form';
import { useStudioForm } from '../shared/form/use-studio-form';
import type { OwnVideo, UpdateVideoParts } from '@/contract/video';
import type { useOwnVideo } from './use-own-video';
import { VideoFields } from './video-fields';
import { valuesOfVideo, videoProblems, videoText, type VideoValues } from './video-values';
import styles from './video-form.module.css';

interface EditFormProps extends CategoriesPage {
  video: OwnVideo;
  sending: ReturnType<typeof useOwnVideo>['sending'];
  onSave: (parts: UpdateVideoParts) => Promise<boolean>;
}

export function EditForm({ video, categories, sending, onSave }: EditFormProps) {
  const initial = valuesOfVideo(video, useTimeZone());
  const isSaving = sending.what === 'text';
  const form = useStudioForm({
    draft: `studio-video:${video._id}`,
    initial,
    limits: LIMITS.uploadVideo,
    check: (values) => videoProblems(values, Date.now(), initial),
    refusal: sending.failed === 'text' ? sending.error : null,
    busy: isSaving,
    send: (values) => void save(values),
  });
  const save = async (values: VideoValues) => {
    if (await onSave(videoText(values))) form.sent();
  };
  const people = (video.participants ?? []).map(({ _id, name, username, avatar }) => ({
    _id,
    name: name || username || 'Someone',
    avatar,
  }));
  return (
    <StudioForm form={form} className={styles.form} label="Edit video">
      <VideoFields form={form} categories={categories} people={people} own={video.performerId} />
      <SaveBar label="Save video" saving={isSaving} saved={sending.saved} dirty={form.dirty} onDiscard={form.clear} />
    </StudioForm>
  );
}
