import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import Lightbox, { type SlideImage, type SlideshowRef } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import { formatNumber } from '@/lib/format/format';
import styles from './photo-viewer.module.css';

export interface PhotoViewerProps {
  /** Must be memoized, or the viewer jumps. */
  slides: readonly SlideImage[];
  index: number;
  /** Total number of photos, loaded or not; without it, no counter is shown. */
  total?: number;
  /** Number of photos before the first slide. */
  offset?: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

const PLUGINS = [Captions, Slideshow, Zoom];
const SLIDESHOW_MS = 4000;

/**
 * Arrow keys, swipe and buttons navigate; wheel, pinch and double click zoom; Space toggles the slideshow; Esc closes.
 */
export function PhotoViewerClient({ slides, index, total, offset = 0, onShow, onClose }: PhotoViewerProps) {
  const slideshow = useRef<SlideshowRef>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const control = event.target instanceof Element && event.target.closest('button, a');
    if (event.key !== ' ' || control) return;
    event.preventDefault();
    if (slideshow.current?.playing) slideshow.current.pause();
    else slideshow.current?.play();
  };

  const renderCounter = (): ReactNode =>
    total !== undefined && (
      <p className={styles.counter} aria-hidden="true">
        {formatNumber(offset + index + 1)} / {formatNumber(total)}
      </p>
    );

  return (
    <Lightbox
      open
      close={onClose}
      slides={slides}
      index={index}
      plugins={PLUGINS}
      className={styles.viewer}
      portal={{ container: { 'data-theme': 'dark', onKeyDown } as object }}
      carousel={{ finite: true, preload: 1, padding: 0 }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      animation={{ fade: 160, swipe: 300, navigation: 200 }}
      zoom={{ scrollToZoom: true, maxZoomPixelRatio: 3 }}
      slideshow={{ ref: slideshow, delay: SLIDESHOW_MS }}
      captions={{ descriptionTextAlign: 'center', descriptionMaxLines: 3 }}
      labels={{
        Lightbox: 'Photo viewer',
        Previous: 'Previous photo',
        Next: 'Next photo',
        Close: 'Close photo',
        Play: 'Start slideshow',
        Pause: 'Pause slideshow',
      }}
      render={{ controls: renderCounter }}
      on={{ view: (view) => onShow(view.index) }}
    />
  );
}
