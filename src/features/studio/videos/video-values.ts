import type { Problems } from '@/components/form/use-form';
import { accessOf, priceProblem, saleOf } from '@/features/studio/shared/access';
import { isoOf, localValue, scheduleProblem } from '@/features/studio/shared/schedule';
import type { OwnVideo, UploadVideoParts } from '@/contract/video';

/** What the form of a video holds. `scheduledAt` is the value of a `datetime-local` field. */
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

/** Everything of a video but its files, as it is sent. */
type VideoText = Omit<UploadVideoParts, 'video' | 'thumbnail' | 'teaser'>;

const LONGEST = { title: 150, description: 5_000 } as const;
const MOST_CATEGORIES = 10;

/** A video that was not published yet, named by its file: `my_holiday-2.mp4` → `My holiday 2`. */
export function valuesOfFile(fileName: string): VideoValues {
  const words = fileName.replace(/\.[^.]{1,5}$/, '').replace(/[_\-\s]+/g, ' ').trim();
  const title = (words.charAt(0).toLocaleUpperCase('en') + words.slice(1)).slice(0, LONGEST.title);
  return { title, description: '', status: 'active', access: 'subscribers', price: '', isSchedule: false, scheduledAt: '', tags: [], categoryIds: [], participantIds: [] };
}

/** A video as the form holds it, with times of a zone. */
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

/** What is wrong with a video before it is sent; `before` is what is saved of it. `now` in milliseconds. */
export function videoProblems({ title, description, status, access, price, isSchedule, scheduledAt, categoryIds }: VideoValues, now: number, before?: VideoValues): Problems<VideoValues> {
  return {
    title: title.trim() === '' ? 'Give the video a title.' : tooLong(title, LONGEST.title),
    description: tooLong(description, LONGEST.description),
    price: priceProblem(access, price),
    scheduledAt: scheduleProblem(status === 'active' && isSchedule, scheduledAt, now, before?.isSchedule ? before.scheduledAt : ''),
    categoryIds: categoryIds.length > MOST_CATEGORIES ? `Choose at most ${MOST_CATEGORIES} categories.` : undefined,
  };
}

const tooLong = (text: string, most: number) => (text.trim().length > most ? `Use at most ${most} characters.` : undefined);

/** What is sent of a video besides its files. */
export function videoText({ title, description, status, access, price, isSchedule, scheduledAt, ...lists }: VideoValues): VideoText {
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

/** What a performer agrees to by a press: who gets the video, for what price, and when. */
function termsOf(values: VideoValues): string {
  const { status, isSale, price, isSchedule, scheduledAt } = videoText(values);
  return JSON.stringify([status, isSale, price, isSchedule, scheduledAt]);
}

/** Whether a video that was confirmed as it was `before` may come out as it is now: by the same terms, and with nothing wrong. `now` in milliseconds. */
export const staysConfirmed = (before: VideoValues, values: VideoValues, now: number): boolean =>
  termsOf(values) === termsOf(before) && !Object.values(videoProblems(values, now)).some((problem) => problem !== undefined);

/** Whether nothing keeps it from that but its words, such as a title that is just being typed anew. */
export const isMissingText = (before: VideoValues, values: VideoValues, now: number): boolean =>
  !staysConfirmed(before, values, now) && staysConfirmed(before, { ...values, title: before.title, description: before.description }, now);
