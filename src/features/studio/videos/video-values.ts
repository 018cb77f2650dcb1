import type { Problems } from '@/components/form/use-form';
import { accessOf, priceProblem, saleOf } from '@/features/studio/shared/access';
import { isoOf, localValue, scheduleProblem } from '@/features/studio/shared/schedule';
import type { OwnVideo, UploadVideoParts } from '@/contract/video';
import { LOCALE } from '@/lib/format/locale';

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

/** Video fields without its files, as sent. */
type VideoText = Omit<UploadVideoParts, 'video' | 'thumbnail' | 'teaser'>;

const MAX_LENGTHS = { title: 150, description: 5_000 } as const;
const MAX_CATEGORIES = 10;

/** An unpublished video named after its file: `my_holiday-2.mp4` → `My holiday 2`. */
export function valuesOfFile(fileName: string): VideoValues {
  const cleanName = fileName
    .replace(/\.[^.]{1,5}$/, '')
    .replace(/[_\-\s]+/g, ' ')
    .trim();
  const title = (cleanName.charAt(0).toLocaleUpperCase(LOCALE) + cleanName.slice(1)).slice(0, MAX_LENGTHS.title);
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

/** Form values of a video, with times in a zone. */
export function valuesOfVideo(video: OwnVideo, zone: string): VideoValues {
  const access = accessOf(video);
  return {
    title: video.title || '',
    description: video.description ?? '',
    status: video.status === 'active' ? 'active' : 'inactive',
    access,
    price: access === 'sale' ? String(video.price ?? '') : '',
    isSchedule: video.isSchedule === true,
    scheduledAt: localValue(video.scheduledAt, zone),
    tags: video.tags ?? [],
    categoryIds: video.categoryIds ?? video.categories?.map(({ _id }) => _id) ?? [],
    participantIds: video.participantIds ?? video.participants?.map(({ _id }) => _id) ?? [],
  };
}

/** Validation errors; `before` is the saved video, `now` is in ms. */
export function videoProblems(
  { title, description, status, access, price, isSchedule, scheduledAt, categoryIds }: VideoValues,
  now: number,
  before?: VideoValues,
): Problems<VideoValues> {
  return {
    title: title.trim() === '' ? 'Give the video a title.' : tooLong(title, MAX_LENGTHS.title),
    description: tooLong(description, MAX_LENGTHS.description),
    price: priceProblem(access, price),
    scheduledAt: scheduleProblem(
      status === 'active' && isSchedule,
      scheduledAt,
      now,
      before?.isSchedule ? before.scheduledAt : '',
    ),
    categoryIds: categoryIds.length > MAX_CATEGORIES ? `Choose at most ${MAX_CATEGORIES} categories.` : undefined,
  };
}

const tooLong = (text: string, most: number) =>
  text.trim().length > most ? `Use at most ${most} characters.` : undefined;

/** Request body without files. */
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
    status: status === 'active' ? 'active' : 'inactive',
    ...saleOf(access, price),
    isSchedule: later,
    scheduledAt: later ? isoOf(scheduledAt) : undefined,
    ...lists,
  };
}

/** The terms a performer confirms: audience, price and time. */
function termsOf(values: VideoValues): string {
  const { status, isSale, price, isSchedule, scheduledAt } = videoText(values);
  return JSON.stringify([status, isSale, price, isSchedule, scheduledAt]);
}

/** True if a video confirmed as `before` may be published as it is now: same terms, no errors. `now` in ms. */
export const staysConfirmed = (before: VideoValues, values: VideoValues, now: number): boolean =>
  termsOf(values) === termsOf(before) &&
  !Object.values(videoProblems(values, now)).some((problem) => problem !== undefined);

/** True if only its text fields are invalid, such as a title being retyped. */
export const isMissingText = (before: VideoValues, values: VideoValues, now: number): boolean =>
  !staysConfirmed(before, values, now) &&
  staysConfirmed(before, { ...values, title: before.title, description: before.description }, now);
