import { productOperations } from '@/contract/product';
import type { Context } from '../context';
import { is } from '../db/conditions';
import type { SentFileRow } from '../db/rows';
import { invalidField, refusedFile } from '../http/errors';
import { route, type Route } from '../http/route';
import type { ProductRow } from '../seed/rows/content';
import { getPicture } from '../uploads/file-paths';
import type { ReceivedFile } from '../uploads/received-file';
import { ownProductView } from '../views/items';
import { getSold } from '../views/sold';
import { viewFor } from '../views/view';
import {
  fileIn,
  forBuyersOnly,
  deleteCommentsAndReactions,
  freeSlug,
  keepAll,
  newId,
  getOwnItem,
  requireCategories,
  withoutUndefined,
} from './own-items';
import { recount } from './recount';

type Image = ProductRow['images'][number];

const getImage = (file: SentFileRow): Image => ({ _id: file._id, ...getPicture(file) });

/** Products for their sellers. */
export function ownProductRoutes(context: Context): Route[] {
  const { store, now, uploads } = context;

  const keepFiles = (
    ownerId: string,
    files: Record<string, ReceivedFile[]>,
    productId: string,
  ): Promise<(SentFileRow | null)[]> => {
    const image = fileIn(files, 'image');
    const digitalFile = fileIn(files, 'digitalFile');
    return keepAll(uploads, [
      image ? () => uploads.keepPicture(ownerId, image, null) : null,
      digitalFile ? () => uploads.keepDocument(ownerId, digitalFile, { kind: 'product', id: productId }) : null,
    ]);
  };

  /**
   * Returns the images with these ids in this order: current images of the product, or uploaded ones of the owner.
   * Throws 400 for others.
   */
  const getImages = (ids: readonly string[], ownerId: string, present: readonly Image[]): Image[] =>
    ids.map((id) => {
      const known = present.find(({ _id }) => _id === id);
      const sent = store.sentFiles.get(id);
      if (known) return known;
      if (sent?.ownerId !== ownerId || sent.kind !== 'picture' || sent.guard !== null)
        throw invalidField('imageIds', 'isIn', 'One of the pictures is missing. Upload it again.');
      return getImage(sent);
    });

  const requireFile = (type: ProductRow['type'], hasFile: boolean): void => {
    if (type === 'digital' && !hasFile) throw refusedFile('digitalFile', 'Add the file that buyers download.');
  };

  return [
    route(productOperations.createProduct, async ({ body, files, viewer }) => {
      requireCategories(store, body.categoryIds, 'product');
      requireFile(body.type, fileIn(files, 'digitalFile') !== null);
      const { _id: performerId } = viewer.account;
      const others = getImages(body.imageIds ?? [], performerId, []);
      const _id = newId();
      const [image = null, digital = null] = await keepFiles(performerId, files, _id);
      const timestamp = now().toISOString();
      const row = store.products.insert({
        _id,
        createdAt: timestamp,
        updatedAt: timestamp,
        name: body.name,
        slug: freeSlug(store.products, body.name),
        description: body.description ?? '',
        type: body.type,
        status: body.status ?? 'draft',
        price: body.price ?? 0,
        stock: body.stock ?? 0,
        images: [...(image ? [getImage(image)] : []), ...others],
        categoryIds: body.categoryIds ?? [],
        performerId,
        stats: { views: 0, likes: 0, comments: 0, favourites: 0, wishlist: 0 },
        digitalFileName: digital?.name ?? '',
        digitalFileId: digital?._id ?? null,
      });
      recount(store, [performerId]);
      return ownProductView(viewFor(context, viewer), row);
    }),

    route(productOperations.uploadProductImage, async ({ files, viewer }) => {
      const sent = fileIn(files, 'image');
      if (!sent) throw invalidField('image', 'isNotEmpty', 'Choose a picture.');
      return getImage(await uploads.keepPicture(viewer.account._id, sent, null));
    }),

    route(productOperations.updateProduct, async ({ params: { id }, body: { imageIds, ...change }, files, viewer }) => {
      const before = getOwnItem(store.products.get(id), viewer.account, 'product');
      requireCategories(store, change.categoryIds, 'product');
      requireFile(change.type ?? before.type, before.digitalFileName !== '' || fileIn(files, 'digitalFile') !== null);
      const rest = imageIds ? getImages(imageIds, viewer.account._id, before.images) : before.images;
      const [image = null, digital = null] = await keepFiles(viewer.account._id, files, id);
      const images = [...(image ? [getImage(image)] : []), ...rest];
      const row = store.products.update(id, {
        ...withoutUndefined(change),
        images,
        ...(digital ? { digitalFileName: digital.name, digitalFileId: digital._id } : {}),
        updatedAt: now().toISOString(),
      });
      const gone = before.images.filter(({ _id }) => !images.some((stored) => stored._id === _id));
      await uploads.remove([...gone.map(({ _id }) => _id), digital && before.digitalFileId]);
      recount(store, [before.performerId]);
      return ownProductView(viewFor(context, viewer), row ?? before);
    }),

    route(productOperations.removeProduct, async ({ params: { id }, viewer }) => {
      const row = getOwnItem(store.products.get(id), viewer.account, 'product');
      const isSold = getSold(store, id) > 0;
      store.atomically(() => {
        if (isSold) store.products.update(id, forBuyersOnly(now()));
        else store.products.remove(is('_id', id));
        deleteCommentsAndReactions(store, 'product', id);
        recount(store, [row.performerId]);
      });
      if (!isSold) await uploads.remove([...row.images.map(({ _id }) => _id), row.digitalFileId]);
      return true;
    }),
  ];
}
