import { useEffect } from 'react';
import { useFetched } from '@/components/empty-error-states/use-fetched';
import { paths } from '@/lib/page/paths';
import { useServices } from '@/services/services-context';
import { LIMITS } from '../shared/form/limits';
import { useStudioForm } from '../shared/form/use-studio-form';
import { useAppSelector } from '@/store/hooks';
import { isUnsaved, type UploadEntry } from '@/store/upload/upload.state';
import { useUpload, useUploadDraft } from '@/store/upload/use-uploads';
import { forgetNewDraft, newDraftName, uploadedDraftName } from './new-draft';
import { videoUploads, type VideoDraft } from './video-uploads';
import { isMissingText, staysConfirmed, videoProblems, type VideoValues } from './video-values';

const isSettled = (entry: UploadEntry) => (entry.draft as VideoDraft).finished && !isUnsaved(entry);

export const useUnfinishedCount = (ids: readonly string[]): number =>
  useAppSelector(({ upload }) => ids.filter((id) => upload.entries[id] && !isSettled(upload.entries[id])).length);

/** An upload and its draft; null if it was removed from the queue. */
export function useNewVideo(id: string) {
  const upload = useUpload(id);
  const { draft, change, save, dirty, saving } = useUploadDraft(videoUploads, id);
  if (!upload || !draft) return null;
  const { entry, row, onResume, onDrop } = upload;
  return {
    file: entry.file,
    row,
    draft,
    saving,
    dirty,
    save,
    recordId: entry.recordId,
    refusal: entry.step === 'failed' ? entry.error : null,
    /** True if uploaded, confirmed and saved. */
    settled: isSettled(entry),
    change,
    /**
     * Confirms the video and resends what failed. While the draft is being saved, the confirmation follows in the next
     * save.
     */
    finish: (values: VideoValues) => {
      change({ values, finished: true });
      if (entry.step === 'failed' && entry.recordId === null) onResume();
      else save();
    },
    forget: () => {
      forgetNewDraft(entry.file);
      onDrop();
    },
  };
}

/** Path of a published video's page: by id until its slug is known. */
export function useVideoPath(_id: string): string {
  const { videos } = useServices();
  const { part } = useFetched(async () => (await videos.getOwn(_id)).data.slug);
  return paths.video({ _id, slug: part?.ok ? part.content : undefined });
}

export type NewVideo = NonNullable<ReturnType<typeof useNewVideo>>;

/**
 * The form of a new video. Drafts are stored on the device and sent with the file; `initial` holds the shared defaults.
 * A confirmed video needs a new confirmation when its price, audience or publish time changes or becomes invalid. While
 * its title or description is invalid, it is published with the last valid one, and `onLack` is called.
 */
export function useNewVideoForm(
  { file, recordId, draft, refusal, change, finish }: NewVideo,
  initial: VideoValues,
  onLack: (lacks: boolean) => void,
) {
  const form = useStudioForm<VideoValues>({
    draft: recordId === null ? newDraftName(file) : uploadedDraftName(recordId),
    initial,
    limits: LIMITS.uploadVideo,
    check: (values) => videoProblems(values, Date.now()),
    refusal,
    send: finish,
  });
  const typed = JSON.stringify(form.values);
  const known = JSON.stringify(draft.values);
  const { finished } = draft;
  useEffect(() => {
    const values = JSON.parse(typed) as VideoValues;
    const before = JSON.parse(known) as VideoValues;
    const lacks = finished && isMissingText(before, values, Date.now());
    onLack(lacks);
    const sound = lacks ? { ...values, title: before.title, description: before.description } : values;
    if (JSON.stringify(sound) !== known)
      change({ values: sound, finished: finished && staysConfirmed(before, sound, Date.now()) });
  }, [typed, known, finished, change, onLack]);
  return form;
}
