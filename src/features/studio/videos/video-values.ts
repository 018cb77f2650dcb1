import type { Problems } from '@/components/form/use-form';
import { getAccess, priceProblem, getSale } from '../shared/access';
import { getCategoryIds } from '../shared/category-ids';
import { limitProblems } from '../shared/form/limit';
import { LIMITS } from '../shared/form/limits';
import { toIso, localValue, scheduleProblem } from '../shared/schedule';
import type { OwnVideo, UploadVideoParts } from '@/contract/video';
import { LOCALE } from '@/lib/format/locale';
import { cutText } from '@/lib/format/format';

/** Form values of a video. `scheduledAt` is the value of a `datetime-local` field. */
export type VideoValues = {
  title: string;
  description: string;
  status: string;
  access: string;
  price: string;
  isSchedule: boolean;
  scheduledAt: string;
  tags: string[];
  categoryIds: string[];
  participantIds: string[];
};

type VideoText = Omit<UploadVideoParts, 'video' | 'thumbnail' | 'teaser'>;

const [MAX_TITLE_LENGTH] = LIMITS.uploadVideo.title.max;

/** An unpublished video named after its file: `my_holiday-2.mp4` → `My holiday 2`. */
export function valuesOfFile(fileName: string): VideoValues {
  const cleanName = fileName
    .replace(/\.[^.]{1,5}$/, '')
    .replace(/[_\-\s]+/g, ' ')
    .trim();
  const title = cutText(cleanName.charAt(0).toLocaleUpperCase(LOCALE) + cleanName.slice(1), MAX_TITLE_LENGTH);
  return {
    title,
    description: '',
    status: 'active',
    access: 'subscribers',
    price: '',
    isSchedule: false,
    scheduledAt: '',
    tags: [],
    categoryIds: [],
    participantIds: [],
  };
}

export function valuesOfVideo(video: OwnVideo, zone: string): VideoValues {
  const access = getAccess(video);
  const { status = 'active' } = video;
  return {
    title: video.title || '',
    description: video.description ?? '',
    status: status === 'active' || status === 'draft' ? status : 'inactive',
    access,
    price: access === 'sale' ? String(video.price ?? '') : '',
    isSchedule: video.isSchedule === true,
    scheduledAt: localValue(video.scheduledAt, zone),
    tags: video.tags ?? [],
    categoryIds: getCategoryIds(video),
    participantIds: video.participantIds ?? video.participants?.map(({ _id }) => _id) ?? [],
  };
}

/** Validation errors; `before` is the saved video, `now` is in ms. */
export const videoProblems = (values: VideoValues, now: number, before?: VideoValues): Problems<VideoValues> => ({
  ...limitProblems(LIMITS.uploadVideo, values),
  price: priceProblem(values.access, values.price),
  scheduledAt: scheduleProblem(
    values.status === 'active' && values.isSchedule,
    values.scheduledAt,
    now,
    before?.isSchedule ? before.scheduledAt : '',
  ),
});

export function videoText({
  title,
  description,
  status,
  access,
  price,
  isSchedule,
  scheduledAt,
  ...lists
}: VideoValues): VideoText {
  const later = status === 'active' && isSchedule;
  return {
    title: title.trim(),
    description: description.trim(),
    status: status === 'active' || status === 'draft' ? status : 'inactive',
    ...getSale(access, price),
    isSchedule: later,
    scheduledAt: later ? toIso(scheduledAt) : undefined,
    ...lists,
  };
}

/** The terms a performer confirms: audience, price and time. */
function getTerms(values: VideoValues): string {
  const { status, isSale, price, isSchedule, scheduledAt } = videoText(values);
  return JSON.stringify([status, isSale, price, isSchedule, scheduledAt]);
}

/** True if a video confirmed as `before` may be published as it is now: same terms, no errors. `now` in ms. */
export const staysConfirmed = (before: VideoValues, values: VideoValues, now: number): boolean =>
  getTerms(values) === getTerms(before) &&
  !Object.values(videoProblems(values, now)).some((problem) => problem !== undefined);

/** True if only its text fields are invalid, such as a title being retyped. */
export const isMissingText = (before: VideoValues, values: VideoValues, now: number): boolean =>
  !staysConfirmed(before, values, now) &&
  staysConfirmed(before, { ...values, title: before.title, description: before.description }, now);
