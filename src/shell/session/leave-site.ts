import { isPageGuarded } from '@/lib/browser/page-guard';

/** Leaves this site for an address of the web; in another tab while something on this page must go on. */
export function leaveSite(url: string): void {
  if (!isPageGuarded()) return window.location.assign(url);
  const tab = window.open(url, '_blank');
  if (tab) tab.opener = null;
}
