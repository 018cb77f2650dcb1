import { useCallback, useState } from 'react';

/**
 * Detects whether the picture at `src` failed to load. Spread `imageProps` on the <img>. The check on mount covers
 * server-rendered pictures that failed before hydration.
 */
export function useImageFailed(src: string | null | undefined) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const fail = useCallback(() => setFailedSrc(src ?? null), [src]);
  const checkImage = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) fail();
    },
    [fail],
  );
  return { failed: Boolean(src) && failedSrc === src, imageProps: { ref: checkImage, onError: fail } };
}
