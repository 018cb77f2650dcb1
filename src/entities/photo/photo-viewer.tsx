import dynamic from 'next/dynamic';
import type { DynamicOptionsLoadingProps } from 'next/dynamic';
import { Button } from '@/components/button/button';
import styles from './photo-viewer.module.css';

const load = () => import('./photo-viewer.client').then((module) => module.PhotoViewerClient);

/** Shown at the bottom of the page while the viewer's code loads, or after it failed to load. */
function ViewerLoading({ error, retry }: DynamicOptionsLoadingProps) {
  return (
    <div className={styles.loading} role={error ? 'alert' : 'status'}>
      {error ? 'The photo viewer couldn’t be loaded.' : 'Opening the photo…'}
      {error && (
        <Button size="sm" onClick={retry}>
          Retry
        </Button>
      )}
    </div>
  );
}

/** Full-window photo viewer, loaded when the first photo is opened. */
export const PhotoViewer = dynamic(load, { ssr: false, loading: ViewerLoading });

/** Prefetches the viewer's code on hover or focus. */
export const prefetchViewer = () => {
  load().catch(() => undefined);
};
