import { editsIn } from '@/components/form/form-values';
import { priceProblem } from '@/features/studio/shared/access';
import { scheduleProblem } from '@/features/studio/shared/schedule';
import type { UploadVideoParts } from '@/contract/video';
import { readDraft } from '@/device/drafts';
import { studioPaths } from '@/lib/page/studio-paths';
import type { AttachedFile } from '@/device/upload-drafts';
import type { UploadKind } from '@/store/upload/upload.state';
import { newDraftName } from './new-draft';
import { valuesOfFile, videoText, type VideoValues } from './video-values';

/** What is known of a video whose file goes up: what is typed, the pictures chosen for it, and whether it may come out. */
export interface VideoDraft {
  values: VideoValues;
  /** The title while none is typed. */
  fallbackTitle: string;
  /** The performer has said that it is finished; until then it is a draft, whatever is typed. */
  finished: boolean;
  thumbnail: File | null;
  teaser: File | null;
  /** Chosen before a reload, and to be chosen again. */
  lost?: readonly AttachedFile[];
}

/** The draft of a file that was just chosen; `known` is what is known of it besides its name. */
export function newVideoDraft({ name }: File, known: Partial<VideoValues>, lost: readonly AttachedFile[] = []): VideoDraft {
  const values = { ...valuesOfFile(name), ...known };
  return { values, fallbackTitle: values.title || name, finished: false, thumbnail: null, teaser: null, lost };
}

/** A draft as it is sent, without the pictures that are there already. Of what is not finished, what a server would refuse stays here. */
function partsOf({ values, fallbackTitle, finished, thumbnail, teaser }: VideoDraft, saved?: VideoDraft): Omit<UploadVideoParts, 'video'> {
  const unlessSaved = (file: File | null, there: File | null | undefined) => (file === null || file === there ? undefined : file);
  const files = { thumbnail: unlessSaved(thumbnail, saved?.thumbnail), teaser: unlessSaved(teaser, saved?.teaser) };
  if (finished) return { ...videoText(values), ...files };
  const sound: VideoValues = {
    ...values,
    title: values.title.trim() || fallbackTitle,
    access: priceProblem(values.access, values.price) ? 'subscribers' : values.access,
    isSchedule: values.isSchedule && scheduleProblem(true, values.scheduledAt, Date.now()) === undefined,
  };
  return { ...videoText(sound), status: 'draft', ...files };
}

/** A chosen file by name and size, or the one that a reload took. */
const attachedFile = (label: string, file: File | null, lost: readonly AttachedFile[]): AttachedFile[] =>
  file ? [{ label, name: file.name, size: file.size }] : lost.filter((one) => one.label === label);

/** How videos go up. */
export const videoUploads: UploadKind<VideoDraft> = {
  name: 'video',
  send: ({ videos }, file, draft, options) => videos.upload({ ...partsOf(draft), video: file }, options),
  save: ({ videos }, id, draft, saved, options) => videos.updateOwn(id, partsOf(draft, saved), options),
  // Whatever was typed before the reload is still on the device.
  restore: (file, _group, attached) => newVideoDraft(file, editsIn(readDraft(newDraftName(file)), valuesOfFile(file.name)), attached),
  attached: ({ thumbnail, teaser, lost = [] }) => [
    ...attachedFile('Thumbnail', thumbnail, lost),
    ...attachedFile('Teaser', teaser, lost),
  ],
  href: (id) => studioPaths.video({ _id: id }),
};
