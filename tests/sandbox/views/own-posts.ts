import type { z } from 'zod';
import type { feedSchema } from '@/contract/feed';
import type { storySchema } from '@/contract/story';
import type { PostRow, StoryRow } from '../seed/rows/content';
import { performerById } from './people';
import { pick } from './pick';
import { DAY, postView, storyView } from './posts';
import { getSold } from './sold';
import type { View } from './view';

/** A post for its author. */
export function feedView(view: View, row: PostRow): z.input<typeof feedSchema> {
  const files = (postView(view, row).files ?? []).map((file, index) => ({
    ...file,
    _id: row.files[index]?._id ?? '',
    processing: file.type === 'video' && row.status === 'processing',
  }));
  const requested = row.requestedStatus ?? (row.status === 'draft' ? 'draft' : 'active');
  return {
    ...pick(
      row,
      '_id',
      'createdAt',
      'updatedAt',
      'title',
      'slug',
      'categoryIds',
      'isSale',
      'price',
      'isPinned',
      'stats',
    ),
    isSchedule: row.isSchedule ?? false,
    scheduledAt: row.scheduledAt ?? null,
    fileError: row.fileError ?? null,
    files,
    type: files.some(({ type }) => type === 'video') ? 'video' : files.length > 0 ? 'photo' : 'text',
    text: getText(row.content),
    performerId: row.performerId ?? undefined,
    performer: performerById(view, row.performerId),
    fileIds: files.map((file) => file._id),
    status: row.status === 'file-error' ? row.status : requested,
    processing: row.status === 'processing',
    totalLike: row.stats.likes,
    totalComment: row.stats.comments,
    sold: getSold(view.store, row._id),
  };
}

/** A story for its author. */
export function ownStoryView(view: View, row: StoryRow): z.input<typeof storySchema> {
  const { files = [], image } = storyView(view, row);
  return {
    ...pick(
      row,
      '_id',
      'createdAt',
      'updatedAt',
      'type',
      'title',
      'text',
      'textColor',
      'isSale',
      'price',
      'totalLike',
      'totalComment',
      'performerId',
    ),
    textStyle: row.textStyle ?? null,
    fileError: row.fileError ?? null,
    backgroundUrl: image?.url ?? null,
    files: files.map((file, index) => ({
      ...file,
      _id: row.files[index]?._id ?? '',
      processing: row.status === 'processing',
    })),
    fileIds: row.fileIds ?? row.files.map((file) => file._id),
    performer: performerById(view, row.performerId),
    status: row.status === 'file-error' ? row.status : (row.requestedStatus ?? 'active'),
    processing: row.status === 'processing',
    expiredAt: new Date(Date.parse(row.createdAt) + DAY).toISOString(),
    sold: getSold(view.store, row._id),
  };
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const CODES = Object.fromEntries(Object.entries(ENTITIES).map(([code, character]) => [character, code]));

/** Converts plain text to the HTML of a post. Empty lines separate paragraphs. */
export const getHtml = (text: string): string =>
  text
    .replace(/[&<>"']/g, (character) => CODES[character] ?? character)
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');

/** Extracts the plain text of a post. */
export const getText = (html: string): string =>
  html
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<li[^>]*>/gi, '- ')
    .replace(/<\/li>/gi, '\n')
    .replace(/<\/(p|ul|ol|h\d|blockquote)>/gi, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&\w+;|&#39;/g, (code) => ENTITIES[code] ?? code)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
