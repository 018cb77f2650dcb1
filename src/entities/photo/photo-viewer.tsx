import dynamic from 'next/dynamic';
import type { DynamicOptionsLoadingProps } from 'next/dynamic';
import { Button } from '@/components/button/button';
import styles from './photo-viewer.module.css';

const load = () => import('./photo-viewer.client').then((module) => module.PhotoViewerClient);

/** Stands at the foot of the page while the viewer's code is on its way, and when it did not arrive. */
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

/** Photos one at a time over the whole window; its code is loaded when the first photo is opened. */
export const PhotoViewer = dynamic(load, { ssr: false, loading: ViewerLoading });

/** Fetches the viewer's code a little ahead, when somebody reaches for a photo. */
export const warmUpViewer = () => {
  load().catch(() => undefined);
};
