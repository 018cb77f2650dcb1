import { useCallback, useState } from 'react';

/**
 * Whether the picture at `src` could not be loaded, with what the <img> needs to find out.
 * A picture of the first HTML may have failed before React listened, hence the look at mount.
 */
export function useImageFailed(src: string | null | undefined) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const fail = useCallback(() => setFailedSrc(src ?? null), [src]);
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) fail();
    },
    [fail],
  );
  return { failed: Boolean(src) && failedSrc === src, imageProps: { ref, onError: fail } };
}
