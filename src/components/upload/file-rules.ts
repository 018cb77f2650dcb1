import type { FileRule } from '@/lib/files/file-check';

const MB = 1024 * 1024;

const PICTURES = {
  accept: 'image/jpeg,image/png,image/webp',
  types: ['jpeg', 'png', 'webp'],
  kinds: 'JPEG, PNG or WebP',
} as const;
const VIDEOS = { accept: 'video/*,.mkv', types: ['film'], kinds: 'MP4, MOV, WebM, MKV or AVI' } as const;

export const fileRules = {
  video: { ...VIDEOS, bytes: 4096 * MB, noun: 'a video' },
  teaser: { ...VIDEOS, bytes: 200 * MB, noun: 'a teaser' },
  welcomeVideo: { ...VIDEOS, bytes: 100 * MB, noun: 'a welcome video' },
  photo: { ...PICTURES, bytes: 25 * MB, noun: 'a photo' },
  picture: { ...PICTURES, bytes: 10 * MB, noun: 'a picture' },
  document: {
    accept: `${PICTURES.accept},application/pdf`,
    types: ['jpeg', 'png', 'webp', 'pdf'],
    kinds: 'JPEG, PNG, WebP or PDF',
    bytes: 20 * MB,
    noun: 'a document',
  },
  digital: {
    accept: '',
    types: null,
    kinds: 'Any file except programs',
    bytes: 4096 * MB,
    noun: 'a file for download',
  },
} as const satisfies Record<string, FileRule>;
