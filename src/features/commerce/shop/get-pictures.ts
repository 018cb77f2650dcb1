import type { Product } from '@/contract/product';

export function getPictures({
  images = [],
  image,
}: Pick<Product, 'images' | 'image'>): { large: string; small: string }[] {
  const pictures = images.flatMap(({ url, thumbnails = [] }) => {
    const large = url ?? thumbnails[0];
    return large ? [{ large, small: thumbnails[0] ?? large }] : [];
  });
  return pictures.length === 0 && image ? [{ large: image, small: image }] : pictures;
}
