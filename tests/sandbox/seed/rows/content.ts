import type { FileRow, Row, SourceType } from './common';

export type CategoryGroup = 'video' | 'gallery' | 'product' | 'performer' | 'post';

/** Asset category (contract B.23). */
export type CategoryRow = Row & {
  name: string;
  slug: string;
  group: CategoryGroup;
  description: string;
  status: 'active' | 'inactive';
  ordering: number;
};

export type ContentStats = { views: number; likes: number; comments: number; favourites: number; wishlist: number };

/** Which of the encoded clips stands behind a video (see media/clips.ts). */
export type ClipName = 'evening' | 'morning';
export type ClipSource = { clip: ClipName; seconds: number };

/** Video (contract B.3). Its access is `accessOf(video)`; the media behind it are `source` and `teaserSource`. */
export type VideoRow = Row & {
  title: string;
  slug: string;
  description: string;
  status: 'draft' | 'active' | 'inactive' | 'file-error';
  processing: boolean;
  teaserProcessing: boolean;
  /** The owner. */
  performerId: string;
  /** Owner first, then the others on screen. */
  performerIds: string[];
  participantIds: string[];
  categoryIds: string[];
  tags: string[];
  thumbnail: FileRow;
  /** Facts about the film without its address; the sandbox fills `url` for those who may watch. */
  video: Omit<FileRow, 'url'> & { duration: number };
  teaser: (Omit<FileRow, 'url'> & { duration: number }) | null;
  isSale: boolean;
  /** Tokens. */
  price: number;
  isSchedule: boolean;
  scheduledAt: string | null;
  stats: ContentStats;
  /** Private. Null while a film is processing or broken. */
  source: ClipSource | null;
  teaserSource: ClipSource | null;
};

/** Gallery (contract B.5). */
export type GalleryRow = Row & {
  name: string;
  slug: string;
  description: string;
  status: 'active' | 'inactive' | 'draft';
  performerId: string;
  performerIds: string[];
  categoryIds: string[];
  coverPhotoId: string | null;
  coverPhoto: FileRow;
  numOfItems: number;
  isSale: boolean;
  /** Tokens. */
  price: number;
  stats: ContentStats;
};

/**
 * Photo (contract B.4). Everything below `/files/pictures/photo/` is protected: the sandbox serves it only with a token it
 * signed for somebody who may see the gallery. `blurred` is open to all.
 */
export type PhotoRow = Row & {
  title: string;
  description: string;
  status: 'draft' | 'active' | 'inactive';
  processing: boolean;
  performerId: string;
  galleryId: string;
  isGalleryCover: boolean;
  ordering: number;
  photo: FileRow & { width: number; height: number };
  /** Private: a tiny, strongly blurred picture of the same shape. */
  blurred: string;
};

/** Product (contract B.6). `digitalFileName` is private and set for digital ones. */
export type ProductRow = Row & {
  name: string;
  slug: string;
  description: string;
  type: 'physical' | 'digital';
  status: 'draft' | 'active' | 'inactive';
  /** Money. */
  price: number;
  stock: number;
  images: Array<FileRow & { _id: string }>;
  categoryIds: string[];
  performerId: string;
  stats: ContentStats;
  digitalFileName: string;
};

/** A picture or a film below a post. Pictures are protected as those of galleries are; `blurred` is open to all. */
export type PostFileRow = FileRow & { _id: string; type: 'photo' | 'video'; blurred: string };

/** Post: a performer's post (`type: 'post'`) or a page of the site (`type: 'page'`, no performer) (contract B.8, B.9). */
export type PostRow = Row & {
  title: string;
  slug: string;
  type: 'post' | 'page';
  /** HTML. */
  content: string;
  shortDescription: string;
  status: 'draft' | 'published';
  ordering: number;
  performerId: string | null;
  categoryIds: string[];
  tags: string[];
  image: FileRow | null;
  files: PostFileRow[];
  isPinned: boolean;
  isSale: boolean;
  /** Tokens. */
  price: number;
  stats: ContentStats;
  /** Private: the clip behind the films of a post. */
  source: ClipSource | null;
};

/** Story (contract B.10), gone 24 hours after `createdAt`. Its pictures are protected. */
export type StoryRow = Row & {
  type: 'text' | 'photo' | 'video';
  title: string;
  text: string;
  textColor: string;
  backgroundUrl: string;
  files: Array<FileRow & { _id: string; type: 'photo' | 'video' }>;
  performerId: string;
  isSale: boolean;
  /** Tokens. */
  price: number;
  totalLike: number;
  totalComment: number;
  /** Private: the clip of a video story. */
  source: ClipSource | null;
  /** Private: a tiny, strongly blurred stand-in for a story not bought. */
  blurred: string;
};

export type CommentObject = 'video' | 'gallery' | 'product' | 'performer' | 'post' | 'comment';

/** Comment or, with `objectType: 'comment'`, a reply (contract B.11). */
export type CommentRow = Row & {
  objectId: string;
  objectType: CommentObject;
  content: string;
  createdBy: string;
  source: SourceType;
  totalReply: number;
  totalLike: number;
};

/** Reaction (contract B.12). */
export type ReactionRow = Row & {
  source: SourceType;
  action: 'like' | 'favourite' | 'watch_later';
  objectType: Exclude<CommentObject, 'post'> | 'post';
  objectId: string;
  createdBy: string;
};

/** Event (contract B.13). */
export type EventRow = Row & {
  title: string;
  description: string;
  startAt: string;
  endAt: string;
  isPrivate: boolean;
  /** Tokens; 0 for a public event. */
  price: number;
  status: 'active' | 'inactive';
  performerId: string;
  image: FileRow;
  isBooked: boolean;
};
