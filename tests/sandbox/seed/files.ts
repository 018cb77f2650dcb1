import { PHOTO_SHAPES, blurredPath, picturePath, getSize } from '../media/picture-kinds';
import type { FileRow } from './rows/common';
import type { PictureKind } from '../media/picture-kinds';

type Picture = FileRow & { width: number; height: number };

/** A drawn image as a file: the largest size is the file, the smaller ones are its thumbnails, smallest last. */
function picture(kind: PictureKind, key: string, full: string, smaller: readonly string[]): Picture {
  return {
    url: picturePath(kind, key, full),
    thumbnails: smaller.map((size) => picturePath(kind, key, size)),
    name: `${key}.jpg`,
    mimeType: 'image/jpeg',
    ...getSize(full),
  };
}

export const sceneFile = (key: string): Picture => picture('scene', key, '1280x720', ['640x360', '400x225']);
export const galleryFile = (key: string): Picture => picture('gallery', key, '800x800', ['400x400']);
export const productFile = (key: string): Picture => picture('product', key, '800x800', ['400x400', '200x200']);
export const postFile = (key: string): Picture => picture('post', key, '1280x720', ['640x360']);
export const storyFile = (key: string): Picture => picture('story', key, '720x1280', ['360x640']);
export const bannerFile = (key: string, upright = false): Picture =>
  upright ? picture('banner', key, '300x600', []) : picture('banner', key, '1600x400', ['800x200']);

/** A gallery photo in one of five shapes, and its blurred version. */
export function photoFile(key: string, shape: number): { photo: Picture; blurred: string } {
  const { full, thumbnail } = PHOTO_SHAPES[shape % PHOTO_SHAPES.length] ?? PHOTO_SHAPES[0];
  return { photo: picture('photo', key, full, [thumbnail]), blurred: blurredPath('photo', key, full) };
}

export const blurredPost = (key: string): string => blurredPath('post', key, '640x360');
export const blurredStory = (key: string): string => blurredPath('story', key, '720x1280');
export const avatarPath = (key: string): string => picturePath('avatar', key, '200x200');
export const portraitPath = (username: string): string => picturePath('portrait', username, '400x500');
export const coverPath = (username: string): string => picturePath('cover', username, '1600x500');
