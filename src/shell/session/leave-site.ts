import { isPageGuarded } from '@/lib/browser/page-guard';

/**
 * Opens a URL in a new document; in a new tab while something on this page must not be interrupted. Returns false if the
 * browser blocked the tab, as Safari does some time after a click.
 */
export function leaveSite(url: string): boolean {
  if (!isPageGuarded()) {
    window.location.assign(url);
    return true;
  }
  const tab = window.open(url, '_blank');
  if (tab) tab.opener = null;
  return tab !== null;
}
