import { useAppDispatch } from '../hooks';
import { linkCopied, linkNotCopied } from './reaction.slice';

const toAbsoluteUrl = (path: string) => window.location.origin + path;

/** Copies the link of a page, or offers it to the device's share sheet. A toast reports the outcome. */
export function useLinkSharing() {
  const dispatch = useAppDispatch();

  const copyUrl = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      dispatch(linkCopied());
    } catch {
      dispatch(linkNotCopied(url));
    }
  };

  const shareUrl = async (title: string, url: string) => {
    if (!('share' in navigator)) return copyUrl(url);
    try {
      await navigator.share({ title, url });
    } catch (refusal) {
      // Closing the share sheet isn't an error. After any other failure, copying the link still helps.
      if (!(refusal instanceof DOMException && refusal.name === 'AbortError')) await copyUrl(url);
    }
  };

  return {
    copy: (path: string) => void copyUrl(toAbsoluteUrl(path)),
    /** Copies the link where the device has no share sheet. */
    share: (title: string, path: string) => void shareUrl(title, toAbsoluteUrl(path)),
  };
}
