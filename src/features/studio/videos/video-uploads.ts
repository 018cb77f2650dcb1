import { getDraft, parseEdits } from '@/components/form/form-values';
import { priceProblem } from '../shared/access';
import type { RemovableVideoFile, UploadVideoParts } from '@/contract/video';
import { readDraft, writeDraft } from '@/device/drafts';
import { ApiError } from '@/lib/http/errors';
import { isRecordMissing } from '@/services/http/missing-path';
import { studioPaths } from '@/lib/page/studio-paths';
import type { AttachedFile } from '@/device/upload-records';
import type { Services } from '@/services/create-services';
import type { CallOptions } from '@/services/http/call-options';
import type { UploadKind } from '@/store/upload/upload.state';
import { moveNewDraft, newDraftName, videoDraftName } from './new-draft';
import { valuesOfFile, videoText, type VideoValues } from './video-values';

/** Draft of an uploading video: details, pictures, and whether it is confirmed. */
export interface VideoDraft {
  values: VideoValues;
  fallbackTitle: string;
  /** True once the performer confirms; hidden until then. */
  finished: boolean;
  thumbnail: File | null;
  teaser: File | null;
  /** Selected before a reload; must be chosen again. */
  lost?: readonly AttachedFile[];
}

/** Draft of a newly selected file; `known` holds prefilled details. */
export function newVideoDraft(
  { name }: File,
  known: Partial<VideoValues>,
  lost: readonly AttachedFile[] = [],
): VideoDraft {
  const values = { ...valuesOfFile(name), ...known };
  return { values, fallbackTitle: values.title || name, finished: false, thumbnail: null, teaser: null, lost };
}

const getTitle = ({ values, fallbackTitle }: VideoDraft): string => values.title.trim() || fallbackTitle;

/**
 * The values that are sent. Invalid ones of an unconfirmed draft are replaced, and its schedule waits, because it is
 * hidden until then.
 */
function getSentValues(draft: VideoDraft): VideoValues {
  const { values, finished } = draft;
  if (finished) return values;
  return {
    ...values,
    title: getTitle(draft),
    access: priceProblem(values.access, values.price) ? 'subscribers' : values.access,
    isSchedule: false,
    scheduledAt: '',
  };
}

/** Request body of a draft, without pictures already uploaded and lists that stay empty, which some servers refuse. */
function getParts(draft: VideoDraft, saved?: VideoDraft): Omit<UploadVideoParts, 'video'> {
  const { finished, thumbnail, teaser } = draft;
  const unlessSaved = (file: File | null, there: File | null | undefined) =>
    file === null || file === there ? undefined : file;
  const files = { thumbnail: unlessSaved(thumbnail, saved?.thumbnail), teaser: unlessSaved(teaser, saved?.teaser) };
  const omitted = LISTS.filter((name) => draft.values[name].length === 0 && !saved?.values[name].length);
  return {
    ...videoText(getSentValues(draft)),
    ...Object.fromEntries(omitted.map((name) => [name, undefined])),
    // Uploads are `active` or `inactive` (contract D.1).
    ...(finished ? {} : { status: 'inactive' }),
    ...files,
  };
}

const LISTS = ['tags', 'categoryIds', 'participantIds'] as const;

/** Removes a picture or teaser that the server has, unless a save that failed later has done so. */
async function removeFile(videos: Services['videos'], id: string, type: RemovableVideoFile, options: CallOptions) {
  try {
    await videos.removeFile(id, type, options);
  } catch (error) {
    if (!(error instanceof ApiError && isRecordMissing(error))) throw error;
  }
}

/** A selected file, or the name and size of one that a reload lost. */
const attachedFile = (label: string, file: File | null, lost: readonly AttachedFile[]): AttachedFile[] =>
  file ? [{ label, name: file.name, size: file.size }] : lost.filter((one) => one.label === label);

export const videoUploads: UploadKind<VideoDraft> = {
  name: 'video',
  send: ({ videos }, file, draft, options) => videos.upload({ ...getParts(draft), video: file }, options),
  // The first slug comes from the name of the file; it follows the title until the video is published.
  save: async ({ videos }, id, draft, saved, options) => {
    // Before the video is published.
    for (const type of ['thumbnail', 'teaser'] as const)
      if (saved[type] && !draft[type]) await removeFile(videos, id, type, options);
    const renewSlug = (!saved.finished && getTitle(draft) !== getTitle(saved)) || undefined;
    return videos.updateOwn(id, { ...getParts(draft, saved), renewSlug }, options);
  },
  // The draft from before the reload is still on the device.
  restore: (file, _group, attached) =>
    newVideoDraft(file, parseEdits(readDraft(newDraftName(file)), valuesOfFile(file.name)), attached),
  attached: ({ thumbnail, teaser, lost = [] }) => [
    ...attachedFile('Thumbnail', thumbnail, lost),
    ...attachedFile('Teaser', teaser, lost),
  ],
  onArrived: moveNewDraft,
  storeChanges: (id, { values }, saved) => {
    const name = videoDraftName(id);
    const sent = getSentValues(saved);
    writeDraft(name, getDraft({ ...parseEdits(readDraft(name), sent), ...values }, sent));
  },
  href: (id) => studioPaths.video({ _id: id }),
};
