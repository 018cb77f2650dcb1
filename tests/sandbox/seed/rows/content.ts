import type { FileRow, Removable, Row, SourceType } from './common';

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
/** A film that its performer sent, by the id of its file. */
export type SentSource = { file: string; seconds: number };
export type FilmSource = ClipSource | SentSource;

/** Video (contract B.3). Its access is `accessOf(video)`; the media behind it are `source` and `teaserSource`. */
export type VideoRow = Row & Removable & {
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
  source: FilmSource | null;
  teaserSource: FilmSource | null;
  /** Files that were sent for it; none in the seed. */
  fileId?: string | null;
  teaserId?: string | null;
  thumbnailId?: string | null;
  /** Why its film cannot be played, for its owner. */
  fileError?: string | null;
};

/** Gallery (contract B.5). */
export type GalleryRow = Row & Removable & {
  name: string;
  slug: string;
  description: string;
  status: 'active' | 'inactive' | 'draft';
  performerId: string;
  performerIds: string[];
  categoryIds: string[];
  coverPhotoId: string | null;
  coverPhoto: FileRow | null;
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
export type PhotoRow = Row & Removable & {
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
  /** The file that was sent for it; none in the seed. */
  fileId?: string | null;
};

/** Product (contract B.6). `digitalFileName` is private and set for digital ones. */
export type ProductRow = Row & Removable & {
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
  /** The file that buyers load; in the seed it is a text that is made up. */
  digitalFileId?: string | null;
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
  /** What fans are shown is `published`; the rest waits for its performer, its hour or its film. */
  status: 'draft' | 'published' | 'inactive' | 'scheduled' | 'processing' | 'file-error';
  /** What its performer wants it to be; what `status` says in the seed. */
  wish?: 'draft' | 'active' | 'inactive';
  isSchedule?: boolean;
  scheduledAt?: string | null;
  fileError?: string | null;
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
  /** Private: the film of a post. */
  source: FilmSource | null;
};

/** Story (contract B.10), gone 24 hours after `createdAt`. Its pictures are protected. */
export type StoryRow = Row & {
  type: 'text' | 'photo' | 'video';
  title: string;
  text: string;
  textColor: string;
  /** Behind words that stand alone. */
  textStyle?: { backgroundColor?: string };
  backgroundUrl: string;
  files: Array<FileRow & { _id: string; type: 'photo' | 'video' }>;
  performerId: string;
  isSale: boolean;
  /** Tokens. */
  price: number;
  totalLike: number;
  totalComment: number;
  /** Fans are shown what is `active`, which is what the seed has. */
  status?: 'active' | 'inactive' | 'processing' | 'file-error';
  /** What its performer wants it to be. */
  wish?: 'active' | 'inactive';
  /** What was sent for it; none in the seed. */
  fileIds?: string[];
  fileError?: string | null;
  /** Private: the film of a video story. */
  source: FilmSource | null;
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
