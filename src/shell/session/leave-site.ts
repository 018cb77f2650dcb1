import { isPageGuarded } from '@/lib/browser/page-guard';

/** Opens a URL in a new document; in a new tab while something on this page must not be interrupted. */
export function leaveSite(url: string): void {
  if (!isPageGuarded()) return window.location.assign(url);
  const tab = window.open(url, '_blank');
  if (tab) tab.opener = null;
}
