import type { UploadKind } from '@/store/upload/upload.state';

export interface PhotoDraft {
  galleryId: string;
}

const GROUP_PREFIX = 'gallery/';

export const photoUploads: UploadKind<PhotoDraft> = {
  name: 'photo',
  restore: (_photo, group) => ({ galleryId: group.slice(GROUP_PREFIX.length) }),
  send: ({ photos }, photo, { galleryId }, options) => photos.upload({ galleryId, status: 'active', photo }, options),
};

export const galleryGroup = (galleryId: string): string => GROUP_PREFIX + galleryId;
