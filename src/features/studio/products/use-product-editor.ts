import { useRef, useState } from 'react';
import { useForm } from '@/components/form/use-form';
import { useRouterHere } from '@/components/hooks/use-router-here';
import { createdPath } from '@/features/studio/shared/created';
import type { OwnProduct } from '@/contract/product';
import { ApiError } from '@/lib/http/errors';
import { studioPaths } from '@/lib/page/studio-paths';
import { useServices } from '@/services/services-context';
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

interface Sending {
  busy: boolean;
  saved: boolean;
  /** Upload progress of the download, 0 to 100; null while idle. */
  percentage: number | null;
  refusal: ApiError | null;
}

const IDLE: Sending = { busy: false, saved: false, percentage: null, refusal: null };

/** The form of a product with its pictures and download; `product` is null for a new one. */
export function useProductEditor(page: OwnProduct | null) {
  const here = useRouterHere();
  const { products } = useServices();
  const [product, setProduct] = useState(page);
  const [file, setFile] = useState<File | null>(null);
  const [sending, setSending] = useState(IDLE);
  const stopper = useRef<AbortController | null>(null);

  const save = async (values: ProductValues) => {
    const digitalFile = values.type === 'digital' && file ? file : undefined;
    setSending({ ...IDLE, busy: true, percentage: digitalFile ? 0 : null });
    stopper.current = new AbortController();
    const options = {
      signal: stopper.current.signal,
      onProgress: ({ percentage }: { percentage: number }) =>
        setSending((now) => ({ ...now, percentage: digitalFile ? percentage : null })),
    };
    const parts = { ...productParts(values), digitalFile };
    try {
      const { data } = product
        ? await products.update(product._id, parts, options)
        : await products.create(parts, options);
      if (product) form.sent();
      else form.clear();
      pictures.finish();
      // Another file may have been selected meanwhile.
      setFile((now) => (now === file ? null : now));
      if (product) setProduct(data);
      else await here.current?.push(createdPath(studioPaths.products, data));
      setSending({ ...IDLE, saved: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSending({ ...IDLE, refusal: error.aborted ? null : error });
    }
  };

  const form = useForm<ProductValues>({
    draft: `studio-product:${product?._id ?? 'new'}`,
    initial: product ? productValues(product) : NEW_PRODUCT,
    check: (values) => ({
      ...productProblems(values, file ? 'chosen' : hasDownload(product) ? 'kept' : 'none'),
      ...(pictures.underWay.length > 0
        ? { imageIds: 'Some pictures are still uploading. Wait for them or remove them.' }
        : {}),
    }),
    refusal: sending.refusal,
    busy: sending.busy,
    send: (values) => void save(values),
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
    sending,
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
