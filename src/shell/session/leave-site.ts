import { isPageKept } from '@/lib/browser/page-guard';

/** Leaves this site for an address of the web; in another tab while something on this page must go on. */
export function leaveSite(url: string): void {
  if (!isPageKept()) return window.location.assign(url);
  const tab = window.open(url, '_blank');
  if (tab) tab.opener = null;
}
