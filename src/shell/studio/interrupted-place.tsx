import dynamic from 'next/dynamic';
import { useAddress } from '@/components/use-address';
import { pathOf } from '@/lib/paths';
import { studioPaths } from '@/lib/studio-paths';
import { loadUploadKind, useHasUploadDrafts } from '../upload-place';

const InterruptedUploads = dynamic(() => import('@/features/upload/interrupted-uploads').then((module) => module.InterruptedUploads), { ssr: false });

const SECTIONS: readonly (readonly [path: string, kind: string])[] = [
  [studioPaths.videos, 'video'],
  [studioPaths.galleries, 'photo'],
  [studioPaths.photos, 'photo'],
  [studioPaths.products, 'product-picture'],
  [studioPaths.posts, 'post-file'],
  [studioPaths.stories, 'story'],
];

/** The kinds of uploads that belong to a page of the studio. */
const kindsOf = (path: string) => SECTIONS.flatMap(([section, kind]) => (path === section || path.startsWith(`${section}/`) ? [kind] : []));

/** Above the screens whose uploads a reload has cut short. */
export function InterruptedPlace() {
  const kinds = kindsOf(pathOf(useAddress()));
  const hasDrafts = useHasUploadDrafts();
  return hasDrafts && kinds.length > 0 ? <InterruptedUploads loadKind={loadUploadKind} kinds={kinds} /> : null;
}
