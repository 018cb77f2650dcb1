import { useCallback } from 'react';
import styles from './story-stage.module.css';

interface StoryPictureProps {
  src: string;
  /** True for the blurred version of a locked story. */
  blurred: boolean;
  onReady: () => void;
  onFail: () => void;
}

/** Image of a story. A server-rendered image may have loaded or failed before hydration, so its state is checked on mount. */
export function StoryPicture({ src, blurred, onReady, onFail }: StoryPictureProps) {
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image?.complete || image.currentSrc === '') return;
      if (image.naturalWidth > 0) onReady();
      else onFail();
    },
    [onReady, onFail],
  );
  return (
    <img
      ref={look}
      className={blurred ? styles.blurred : styles.picture}
      src={src}
      alt=""
      width={720}
      height={1280}
      fetchPriority="high"
      onLoad={onReady}
      onError={onFail}
      draggable={false}
    />
  );
}
