import type { z } from 'zod';
import type { commentSchema } from '@/contract/comment';
import type { eventSchema } from '@/contract/event';
import type { postSchema } from '@/contract/post';
import type { Comment } from '../db/rows';
import type { EventRow, PostRow, StoryRow } from '../seed/rows/content';
import { performerById, personById } from './people';
import type { View } from './view';

type Post = z.input<typeof postSchema>;

export const DAY = 24 * 60 * 60 * 1000;

/**
 * A post of a performer or a page of the site. Text and files are included only for viewers with access; others get
 * blurred images.
 */
export function postView(view: View, row: PostRow): Post {
  const { rights } = view;
  const isOpen = row.type === 'page' || rights.mayOpen(row);
  const open = (path: string): string => view.opened(path, 'post', row._id);
  const thumbnails = row.image?.thumbnails ?? [];
  return {
    ...row,
    status: row.status === 'published' ? 'published' : 'draft',
    performerId: row.performerId ?? undefined,
    authorId: row.performerId ?? undefined,
    performer: performerById(view, row.performerId),
    content: isOpen ? row.content : '',
    image: row.image && { url: row.image.url, thumnails: thumbnails, thumbnails },
    totalLike: row.stats.likes,
    totalComment: row.stats.comments,
    files: row.files.map(({ blurred, ...file }) => {
      const isConvertedVideo = file.type === 'video';
      const pictures = isOpen ? [...(isConvertedVideo ? [file.url] : []), ...file.thumbnails].map(open) : [blurred];
      const isThere = isOpen && (!isConvertedVideo || row.source !== null);
      return {
        ...file,
        url: isThere ? open(isConvertedVideo ? `/files/posts/${row._id}/master.m3u8` : file.url) : null,
        thumbnails: pictures,
      };
    }),
    ...viewerFlags(view, row),
    isBought: rights.holds(row),
  };
}

/** A story in the form of a post, because lists of posts contain both. A locked one has only its blurred image. */
export function storyView(view: View, row: StoryRow): Post {
  const { rights } = view;
  const isOpen = rights.mayOpen(row);
  const open = (path: string): string => view.opened(path, 'story', row._id);
  return {
    ...row,
    type: 'story',
    text: isOpen ? row.text : '',
    content: '',
    status: 'published',
    image: { url: (isOpen ? row.backgroundUrl && open(row.backgroundUrl) : row.blurred) || null },
    files: row.files.map((file) => ({
      ...file,
      url:
        isOpen && (file.type === 'photo' || row.source !== null)
          ? open(file.type === 'video' ? `/files/stories/${row._id}/teaser.mp4` : file.url)
          : null,
      // The poster of a video is shown before it plays.
      thumbnails: isOpen
        ? [...(file.type === 'video' ? [file.url] : []), ...file.thumbnails].map(open)
        : [row.blurred].filter(Boolean),
    })),
    performer: performerById(view, row.performerId),
    ...viewerFlags(view, row),
    isBought: rights.holds(row),
    expiredAt: new Date(Date.parse(row.createdAt) + DAY).toISOString(),
  };
}

const viewerFlags = (
  { rights }: View,
  { _id, performerId }: { _id: string; performerId: string | null },
): Partial<Post> => ({
  isLiked: rights.reacted('like', _id),
  isBookMarked: rights.reacted('favourite', _id),
  isSubscribed: rights.subscribedTo(performerId) || rights.membership() !== null,
});

export const commentView = (view: View, row: Comment): z.input<typeof commentSchema> => ({
  ...row,
  creator: personById(view, row.source, row.createdBy),
  isLiked: view.rights.reacted('like', row._id),
});

export const eventView = (view: View, row: EventRow): z.input<typeof eventSchema> => ({
  ...row,
  performer: performerById(view, row.performerId),
});
