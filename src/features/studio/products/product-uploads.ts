import type { UploadKind } from '@/store/upload/upload.state';

/** Pictures upload when they are selected; the product saves their ids. */
export const productPictures: UploadKind = {
  name: 'product-picture',
  belongsToForm: true,
  restore: () => ({}),
  send: ({ products }, file, _draft, options) => products.uploadImage(file, options),
};

export const pictureGroup = (productId: string | null): string => `product/${productId ?? 'new'}`;
