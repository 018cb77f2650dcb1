import { useRef, useState } from 'react';
import { useRouterWhileMounted } from '@/components/hooks/use-router-while-mounted';
import { LIMITS } from '../shared/form/limits';
import { pickChanges } from '../shared/form/pick-changes';
import { useSavingForm } from '../shared/form/use-saving-form';
import { attachmentsProblem } from '../shared/attachments-problem';
import { createdPath } from '../shared/created';
import { readSavedRecord } from '../shared/saved-record';
import type { OwnProduct, UpdateProductParts } from '@/contract/product';
import { sendWithName } from '../shared/send-with-name';
import { studioPaths } from '@/lib/page/studio-paths';
import type { Services } from '@/services/create-services';
import { useAttachments } from '@/store/upload/use-attachments';
import { pictureGroup, productPictures } from './product-uploads';
import {
  hasDownload,
  NEW_PRODUCT,
  productParts,
  productProblems,
  productValues,
  type ProductValues,
} from './product-values';

/** The form of a product with its pictures and download; `product` is null for a new one. */
export function useProductEditor(page: OwnProduct | null) {
  const here = useRouterWhileMounted();
  const [product, setProduct] = useState(page);
  const [file, setFile] = useState<File | null>(null);
  /** Upload progress of the download, 0 to 100; null while idle. */
  const [percentage, setPercentage] = useState<number | null>(null);
  const stopper = useRef<AbortController | null>(null);

  const save = async ({ products }: Services, values: ProductValues) => {
    const digitalFile = values.type === 'digital' && file ? file : undefined;
    stopper.current = new AbortController();
    const options = {
      signal: stopper.current.signal,
      onProgress: ({ percentage: now }: { percentage: number }) => setPercentage(digitalFile ? now : null),
    };
    const parts = productParts(values);
    setPercentage(digitalFile ? 0 : null);
    try {
      const { data } = product
        ? await sendWithName(
            { ...pickChanges(parts, values, productValues(product)), digitalFile } as UpdateProductParts,
            parts.name,
            (change) => products.update(product._id, change, options),
          )
        : await products.create({ ...parts, digitalFile }, options);
      const saved =
        product && (await readSavedRecord(data, { ...product, ...parts }, () => products.getOwn(product._id)));
      if (saved) form.sent();
      else form.clear();
      pictures.finish();
      // Another file may have been selected meanwhile.
      setFile((now) => (now === file ? null : now));
      if (saved) setProduct(saved);
      else await here.current?.push(createdPath(studioPaths.products, data));
    } finally {
      setPercentage(null);
    }
  };

  const form = useSavingForm<ProductValues>({
    draft: `studio-product:${product?._id ?? 'new'}`,
    initial: product ? productValues(product) : NEW_PRODUCT,
    limits: LIMITS.createProduct,
    check: (values) => ({
      ...productProblems(values, file ? 'chosen' : hasDownload(product) ? 'stored' : 'none'),
      imageIds: attachmentsProblem('pictures', pictures.delay),
    }),
    save,
  });
  const pictures = useAttachments(productPictures, pictureGroup(product?._id ?? null), {
    ids: form.values.imageIds,
    onIds: (ids) => form.set('imageIds', ids),
  });

  return {
    product,
    form,
    pictures,
    file,
    percentage,
    /** Cancels the upload of the download; the form keeps its values. */
    stop: () => stopper.current?.abort(),
    chooseFile: (chosen: File | null) => {
      setFile(chosen);
      form.set('digitalFile', chosen?.name ?? '');
    },
    discard: () => {
      setFile(null);
      pictures.finish();
      form.clear();
    },
  };
}

export type ProductForm = ReturnType<typeof useProductEditor>;
