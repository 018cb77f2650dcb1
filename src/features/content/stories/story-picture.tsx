import { useCallback } from 'react';
import styles from './story-stage.module.css';

interface StoryPictureProps {
  src: string;
  /** Only a hint of what is locked. */
  blurred: boolean;
  onReady: () => void;
  onFail: () => void;
}

/** The picture of a story. One of the first HTML may have come or failed before anybody listened, hence the look at mount. */
export function StoryPicture({ src, blurred, onReady, onFail }: StoryPictureProps) {
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image?.complete || image.currentSrc === '') return;
      if (image.naturalWidth > 0) onReady();
      else onFail();
    },
    [onReady, onFail],
  );
  return <img ref={look} className={blurred ? styles.blurred : styles.picture} src={src} alt="" width={720} height={1280} fetchPriority="high" onLoad={onReady} onError={onFail} draggable={false} />;
}
