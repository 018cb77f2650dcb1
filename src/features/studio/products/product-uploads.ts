import type { UploadKind } from '@/store/upload/upload.state';

/** Pictures go up as soon as they are chosen; what is saved with the product is their ids. */
export const productPictures: UploadKind = {
  name: 'product-picture',
  restore: () => ({}),
  send: ({ products }, file, _draft, options) => products.uploadImage(file, options),
};

/** The pictures of one product, or of the one that is being made. */
export const pictureGroup = (productId: string | null): string => `product/${productId ?? 'new'}`;
