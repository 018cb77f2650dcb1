import { useEffect, useEffectEvent } from 'react';
import type { PhotoSlide } from './photo-slides';
import { PhotoViewer } from './photo-viewer';

interface PhotoShowProps {
  /** Must be memoized. */
  slides: readonly PhotoSlide[];
  openId: string | null;
  /** Total number of photos; without it, no counter is shown. */
  total?: number;
  /** Number of photos before the first slide. */
  offset?: number;
  /** True if there are more photos and none are loading. */
  canLoadMore: boolean;
  onLoadMore: () => void;
  onShow: (id: string) => void;
  onClose: () => void;
}

/** Number of photos to load ahead of the current one. */
const PRELOAD_COUNT = 3;

/** The viewer of a list that loads more photos as the visitor approaches the end. */
export function PhotoShow({ slides, openId, total, offset, canLoadMore, onLoadMore, onShow, onClose }: PhotoShowProps) {
  const index = openId === null ? -1 : slides.findIndex(({ id }) => id === openId);
  const shouldLoadMore = index >= 0 && slides.length - index <= PRELOAD_COUNT && canLoadMore;
  const loadMore = useEffectEvent(onLoadMore);
  useEffect(() => {
    if (shouldLoadMore) loadMore();
  }, [shouldLoadMore]);

  if (index < 0) return null;
  return (
    <PhotoViewer
      slides={slides}
      index={index}
      total={total}
      offset={offset}
      onShow={(at) => {
        const slide = slides[at];
        if (slide) onShow(slide.id);
      }}
      onClose={onClose}
    />
  );
}
