import { getAccess, priceProblem, getSale } from '../shared/access';
import type { Problems } from '@/components/form/use-form';
import { getCategoryIds } from '../shared/category-ids';
import type { ContentKind } from '../shared/content-kind';
import type { CreateGalleryBody, Gallery, OwnGallery } from '@/contract/gallery';
import { pluralize } from '@/lib/format/format';
import { galleryGroup } from './photo-uploads';

export type GalleryValues = {
  name: string;
  description: string;
  status: string;
  access: string;
  price: string;
  categoryIds: string[];
};

export const NEW_GALLERY: GalleryValues = {
  name: '',
  description: '',
  status: 'active',
  access: 'subscribers',
  price: '',
  categoryIds: [],
};

export const galleryName = ({ name, title }: Pick<Gallery, 'name' | 'title'>): string => name || title || 'Gallery';

export const GALLERY: ContentKind<OwnGallery> = {
  noun: 'gallery',
  plural: 'galleries',
  getName: galleryName,
  send: ({ galleries }, id, options) => galleries.remove(id, options),
  uploadGroup: galleryGroup,
  removedText: (count, what) => `${what} deleted with ${pluralize(count, 'its', 'their')} photos.`,
};

export const galleryValues = (gallery: Gallery): GalleryValues => ({
  name: gallery.name ?? gallery.title ?? '',
  description: gallery.description ?? '',
  status: gallery.status ?? 'active',
  access: getAccess(gallery),
  price: gallery.price ? String(gallery.price) : '',
  categoryIds: getCategoryIds(gallery),
});

/** Rules that the API's limits don't cover. */
export const galleryProblems = ({ access, price }: GalleryValues): Problems<GalleryValues> => ({
  price: priceProblem(access, price),
});

/** Request body (contract D.2). */
export const galleryBody = ({
  name,
  description,
  status,
  access,
  price,
  categoryIds,
}: GalleryValues): CreateGalleryBody => ({
  name: name.trim(),
  description: description.trim(),
  status: status === 'active' || status === 'draft' ? status : 'inactive',
  ...getSale(access, price),
  categoryIds,
});
