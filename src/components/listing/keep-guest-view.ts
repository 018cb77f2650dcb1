import { isGuestView, withGuestView } from '@/lib/page/guest-view';
import { getCurrentUrl } from '@/lib/page/paths';

/** A URL of the page on screen, in the guest view if the page is. For the browser only. */
export const keepGuestView = (url: string): string => (isGuestView(getCurrentUrl()) ? withGuestView(url) : url);
