import { priceProblem } from '@/components/studio/access';
import { scheduleProblem } from '@/components/studio/schedule';
import type { UploadVideoParts } from '@/contract/video';
import { studioPaths } from '@/lib/studio-paths';
import type { UploadKind } from '@/store/upload/upload.state';
import { videoText, type VideoValues } from './video-values';

/** What is known of a video whose file goes up: what is typed, the pictures chosen for it, and whether it may come out. */
export interface VideoDraft {
  values: VideoValues;
  /** The title while none is typed. */
  fallbackTitle: string;
  /** The performer has said that it is finished; until then it is a draft, whatever is typed. */
  finished: boolean;
  thumbnail: File | null;
  teaser: File | null;
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

/** How videos go up. */
export const videoUploads: UploadKind<VideoDraft> = {
  name: 'video',
  send: ({ videos }, file, draft, options) => videos.upload({ ...partsOf(draft), video: file }, options),
  save: ({ videos }, id, draft, saved, options) => videos.updateOwn(id, partsOf(draft, saved), options),
  href: (id) => studioPaths.video({ _id: id }),
};
