import { useEffect, useEffectEvent } from 'react';
import type { PhotoSlide } from './photo-slides';
import { PhotoViewer } from './photo-viewer';

interface PhotoShowProps {
  /** The same object while nothing is added. */
  slides: readonly PhotoSlide[];
  openId: string | null;
  /** How many there are in all; without it nothing is counted. */
  total?: number;
  /** How many stand before the first slide. */
  offset?: number;
  /** The list goes on and may be asked for more now. */
  canLoadMore: boolean;
  onLoadMore: () => void;
  onShow: (id: string) => void;
  onClose: () => void;
}

/** How many photos are kept ahead of the one in sight. */
const AHEAD = 3;

/** The viewer over a list that goes on: whoever walks towards the end of what is loaded gets more. */
export function PhotoShow({ slides, openId, total, offset, canLoadMore, onLoadMore, onShow, onClose }: PhotoShowProps) {
  const index = openId === null ? -1 : slides.findIndex(({ id }) => id === openId);
  const wantsMore = index >= 0 && slides.length - index <= AHEAD && canLoadMore;
  const loadMore = useEffectEvent(onLoadMore);
  useEffect(() => {
    if (wantsMore) loadMore();
  }, [wantsMore]);

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
