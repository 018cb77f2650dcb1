import type { Problems } from '@/components/form/use-form';
import { accessOf, priceProblem, saleOf } from '@/features/studio/shared/access';
import { isoOf, localValue, scheduleProblem } from '@/features/studio/shared/schedule';
import type { CreateFeedBody, Feed } from '@/contract/feed';
import { formatNumber } from '@/lib/format/format';

const MAX_TITLE_LENGTH = 150;
const MAX_TEXT_LENGTH = 5_000;
const MAX_CATEGORIES = 10;
export const MAX_FILES = 20;

/** Form values of a post. `scheduledAt` is the value of a `datetime-local` field. */
export type PostValues = {
  title: string;
  text: string;
  access: string;
  price: string;
  status: string;
  isSchedule: boolean;
  scheduledAt: string;
  isPinned: boolean;
  categoryIds: string[];
  fileIds: string[];
};

export const NEW_POST: PostValues = {
  title: '',
  text: '',
  access: 'subscribers',
  price: '',
  status: 'active',
  isSchedule: false,
  scheduledAt: '',
  isPinned: false,
  categoryIds: [],
  fileIds: [],
};

const STATES = ['active', 'inactive', 'draft'] as const;
const stateOf = (status: string | undefined) => STATES.find((state) => state === status) ?? 'draft';

/** Form values of a post, with times in a zone. */
export function postValues(post: Feed, zone: string): PostValues {
  const access = accessOf(post);
  return {
    title: post.title ?? '',
    text: post.text ?? '',
    access,
    price: access === 'sale' ? String(post.price ?? '') : '',
    status: stateOf(post.status),
    isSchedule: post.isSchedule === true,
    scheduledAt: localValue(post.scheduledAt, zone),
    isPinned: post.isPinned === true,
    categoryIds: post.categoryIds ?? [],
    fileIds: post.fileIds ?? post.files?.map(({ _id }) => _id) ?? [],
  };
}

const tooLong = (text: string, most: number) =>
  text.trim().length > most ? `Use at most ${formatNumber(most)} characters.` : undefined;

/** Validation errors of a post; `before` is the saved post, `now` is in ms. */
export function postProblems(
  { title, text, access, price, status, isSchedule, scheduledAt, categoryIds, fileIds }: PostValues,
  now: number,
  before?: PostValues,
): Problems<PostValues> {
  const empty = title.trim() === '' && text.trim() === '' && fileIds.length === 0;
  return {
    title: tooLong(title, MAX_TITLE_LENGTH),
    text: empty ? 'Write something, or add a picture or a video.' : tooLong(text, MAX_TEXT_LENGTH),
    fileIds: fileIds.length > MAX_FILES ? `Use at most ${MAX_FILES} files.` : undefined,
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

/** Request body (contract D.4). The post type follows from its files. */
export function postBody({
  title,
  text,
  access,
  price,
  status,
  isSchedule,
  scheduledAt,
  isPinned,
  categoryIds,
  fileIds,
}: PostValues): CreateFeedBody {
  const later = status === 'active' && isSchedule;
  return {
    title: title.trim(),
    text: text.trim(),
    ...saleOf(access, price),
    status: stateOf(status),
    isSchedule: later,
    scheduledAt: later ? isoOf(scheduledAt) : undefined,
    isPinned,
    categoryIds,
    fileIds,
  };
}
