import dynamic from 'next/dynamic';
import { useCurrentUrl } from '@/components/hooks/use-current-url';
import { getPath } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';
import { loadUploadKind, useHasUploadDrafts } from '@/shell/frame/upload-tray-mount';

const InterruptedUploads = dynamic(
  () => import('@/features/studio/uploads/interrupted-uploads').then((module) => module.InterruptedUploads),
  { ssr: false },
);

const SECTIONS: readonly (readonly [path: string, kind: string])[] = [
  [studioPaths.videos, 'video'],
  [studioPaths.galleries, 'photo'],
  [studioPaths.photos, 'photo'],
  [studioPaths.products, 'product-picture'],
  [studioPaths.posts, 'post-file'],
  [studioPaths.stories, 'story'],
];

/** Upload kinds of each studio page. */
const getKinds = (path: string) =>
  SECTIONS.flatMap(([section, kind]) => (path === section || path.startsWith(`${section}/`) ? [kind] : []));

/** Lists interrupted uploads above the pages they belong to. */
export function InterruptedUploadsMount() {
  const kinds = getKinds(getPath(useCurrentUrl()));
  const hasDrafts = useHasUploadDrafts();
  return hasDrafts && kinds.length > 0 ? <InterruptedUploads loadKind={loadUploadKind} kinds={kinds} /> : null;
}
