import type { Problems } from '@/components/form/use-form';
import { getAccess, priceProblem, getSale } from '../shared/access';
import { toIso, localValue, scheduleProblem } from '../shared/schedule';
import type { CreateFeedBody, Feed } from '@/contract/feed';
import type { MediaFile } from '@/contract/fields';
import { getFileKind } from '@/entities/post/post-files';

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
  /** Types of the files chosen in this form (see `file-types`), which a page doesn't know after a reload. */
  fileTypes: string[];
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
  fileTypes: [],
};

const STATES = ['active', 'inactive', 'draft'] as const;
const getState = (status: string | undefined) => STATES.find((state) => state === status) ?? 'draft';

export function postValues(post: Feed, zone: string): PostValues {
  const access = getAccess(post);
  return {
    title: post.title ?? '',
    text: post.text ?? '',
    access,
    price: access === 'sale' ? String(post.price ?? '') : '',
    status: getState(post.status ?? 'active'),
    isSchedule: post.isSchedule === true,
    scheduledAt: localValue(post.scheduledAt, zone),
    isPinned: post.isPinned === true,
    categoryIds: post.categoryIds ?? [],
    fileIds: post.fileIds ?? post.files?.map(({ _id }) => _id) ?? [],
    fileTypes: [],
  };
}

/** Rules that the API's limits don't cover; `before` is the saved post, `now` is in ms. */
export function postProblems(
  { title, text, access, price, status, isSchedule, scheduledAt, fileIds }: PostValues,
  now: number,
  before?: PostValues,
): Problems<PostValues> {
  const isEmpty = title.trim() === '' && text.trim() === '' && fileIds.length === 0;
  return {
    text: isEmpty ? 'Write something, or add a photo or video.' : undefined,
    price: priceProblem(access, price),
    scheduledAt: scheduleProblem(
      status === 'active' && isSchedule,
      scheduledAt,
      now,
      before?.isSchedule ? before.scheduledAt : '',
    ),
  };
}

/** The type of a post with these files; undefined if they don't determine one. */
function getType(files: readonly MediaFile[]): CreateFeedBody['type'] {
  if (files.length === 0) return 'text';
  const kinds = files.map(getFileKind);
  if (kinds.includes('video')) return 'video';
  return kinds.every((kind) => kind === 'picture') ? 'photo' : undefined;
}

/** Request body (contract D.4). The post type follows from its `files`. */
export function postBody(
  { title, text, access, price, status, isSchedule, scheduledAt, isPinned, categoryIds, fileIds }: PostValues,
  files: readonly MediaFile[],
): CreateFeedBody {
  const later = status === 'active' && isSchedule;
  return {
    type: getType(files),
    title: title.trim(),
    text: text.trim(),
    ...getSale(access, price),
    status: getState(status),
    isSchedule: later,
    scheduledAt: later ? toIso(scheduledAt) : undefined,
    isPinned,
    categoryIds,
    fileIds,
  };
}
