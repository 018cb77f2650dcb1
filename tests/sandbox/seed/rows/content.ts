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

/** The encoded clip that a video plays (see media/clips.ts). */
export type ClipName = 'evening' | 'morning';
export type ClipSource = { clip: ClipName; seconds: number };
/** A video uploaded by its performer, by the id of its file. */
export type SentSource = { file: string; seconds: number };
export type FilmSource = ClipSource | SentSource;

/** Video (contract B.3). `getAccess(video)` returns its access; its media are `source` and `teaserSource`. */
export type VideoRow = Row &
  Removable & {
    title: string;
    slug: string;
    description: string;
    status: 'draft' | 'active' | 'inactive' | 'file-error';
    processing: boolean;
    teaserProcessing: boolean;
    performerId: string;
    /** The owner first, then the others in the video. */
    performerIds: string[];
    participantIds: string[];
    categoryIds: string[];
    tags: string[];
    thumbnail: FileRow;
    /** Data about the video without its URL; `url` is added for viewers with access. */
    video: Omit<FileRow, 'url'> & { duration: number };
    teaser: (Omit<FileRow, 'url'> & { duration: number }) | null;
    isSale: boolean;
    /** Tokens. */
    price: number;
    isSchedule: boolean;
    scheduledAt: string | null;
    stats: ContentStats;
    /** Private. Null while a video is being processed or can't be played. */
    source: FilmSource | null;
    teaserSource: FilmSource | null;
    /** Uploaded files; not set in the seed. */
    fileId?: string | null;
    teaserId?: string | null;
    thumbnailId?: string | null;
    /** Why the video can't be played; shown to its owner. */
    fileError?: string | null;
  };

/** Gallery (contract B.5). */
export type GalleryRow = Row &
  Removable & {
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
 * Photo (contract B.4). Everything below `/files/pictures/photo/` is protected: it needs a signed token, which only
 * viewers with access to the gallery get. `blurred` is public.
 */
export type PhotoRow = Row &
  Removable & {
    title: string;
    description: string;
    status: 'draft' | 'active' | 'inactive';
    processing: boolean;
    performerId: string;
    galleryId: string;
    isGalleryCover: boolean;
    ordering: number;
    photo: FileRow & { width: number; height: number };
    /** Private: a tiny, strongly blurred image of the same shape. */
    blurred: string;
    /** The uploaded file; not set in the seed. */
    fileId?: string | null;
  };

/** Product (contract B.6). `digitalFileName` is private and set for digital products. */
export type ProductRow = Row &
  Removable & {
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
    /** The file that buyers download; for seeded products, a generated text. */
    digitalFileId?: string | null;
  };

/** An image or video of a post. Images are protected like those of galleries; `blurred` is public. */
export type PostFileRow = FileRow & { _id: string; type: 'photo' | 'video'; blurred: string };

/**
 * Post: a performer's post (`type: 'post'`) or a page of the site (`type: 'page'`, no performer) (contract B.8, B.9).
 */
export type PostRow = Row & {
  title: string;
  slug: string;
  type: 'post' | 'page';
  /** HTML. */
  content: string;
  shortDescription: string;
  /** Fans see only `published` posts. */
  status: 'draft' | 'published' | 'inactive' | 'scheduled' | 'processing' | 'file-error';
  /** The status that the performer chose. Seeded posts have only `status`. */
  requestedStatus?: 'draft' | 'active' | 'inactive';
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
  /** Private: the video of a post. */
  source: FilmSource | null;
};

/** Story (contract B.10), expires 24 hours after `createdAt`. Its images are protected. */
export type StoryRow = Row & {
  type: 'text' | 'photo' | 'video';
  title: string;
  text: string;
  textColor: string;
  /** Background of a text without image. */
  textStyle?: { backgroundColor?: string };
  backgroundUrl: string;
  files: Array<FileRow & { _id: string; type: 'photo' | 'video' }>;
  performerId: string;
  isSale: boolean;
  /** Tokens. */
  price: number;
  totalLike: number;
  totalComment: number;
  /** Fans see only `active` stories, which all seeded ones are. */
  status?: 'active' | 'inactive' | 'processing' | 'file-error';
  /** The status that the performer chose. */
  requestedStatus?: 'active' | 'inactive';
  /** Uploaded files; not set in the seed. */
  fileIds?: string[];
  fileError?: string | null;
  /** Private: the video of a video story. */
  source: FilmSource | null;
  /** Private: a tiny, strongly blurred image for viewers who have not bought the story. */
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
