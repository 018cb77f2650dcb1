import { useEffect } from 'react';
import { useForm } from '@/components/form/use-form';
import { useAppSelector } from '@/store/hooks';
import { isUnsaved, type UploadEntry } from '@/store/upload/upload.state';
import { useUpload, useUploadDraft } from '@/store/upload/use-uploads';
import { forgetNewDraft, newDraftName } from './new-draft';
import { videoUploads, type VideoDraft } from './video-uploads';
import { isMissingText, staysConfirmed, videoProblems, type VideoValues } from './video-values';

const isSettled = (entry: UploadEntry) => (entry.draft as VideoDraft).finished && !isUnsaved(entry);

/** How many of these files have something left to be said or sent. */
export const useUnsettled = (ids: readonly string[]): number =>
  useAppSelector(({ upload }) => ids.filter((id) => upload.entries[id] && !isSettled(upload.entries[id])).length);

/** A file that goes up, and its draft; null when it was taken out of the queue. */
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
    /** What the server had against the last try. */
    refusal: entry.step === 'failed' ? entry.error : null,
    /** It is up, finished, and everything typed is saved. */
    settled: isSettled(entry),
    change,
    /** Says that it may come out; what could not be sent before is sent once more. */
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

export type NewVideo = NonNullable<ReturnType<typeof useNewVideo>>;

/**
 * The form of a new video. What is typed is kept by the device and goes with the file; `initial` is what holds for all of them. A video that was confirmed is to be
 * confirmed once more when its price, who gets it or when it comes out are changed, or when something is wrong with it. While that is a title or a description,
 * it comes out with the last one that was right, and `onLack` hears that what is typed is another one.
 */
export function useNewVideoForm({ file, draft, refusal, saving, change, finish }: NewVideo, initial: VideoValues, onLack: (lacks: boolean) => void) {
  const form = useForm<VideoValues>({
    draft: newDraftName(file),
    initial,
    check: (values) => videoProblems(values, Date.now()),
    refusal,
    busy: saving,
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
    if (JSON.stringify(sound) !== known) change({ values: sound, finished: finished && staysConfirmed(before, sound, Date.now()) });
  }, [typed, known, finished, change, onLack]);
  return form;
}
