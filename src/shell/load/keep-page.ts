import Router from 'next/router';
import { isLoadingAgain, loadAgain } from '@/components/hooks/use-reload';
import type { PageOutcome } from '@/lib/page/outcome';
import { getShownProps } from '@/next-adapter/shown-props';
import { toastBus } from '@/shell/frame/toasts';
import type { AppData } from './load-page';

const isPageShown = () => (getShownProps() as AppData['pageProps'] | undefined)?.outcome.kind === 'ok';

/**
 * Cancels a navigation that failed to load the page on screen again: a player, a live session or typed text would be
 * lost with the page. A toast offers Retry until `signal`, the start of the next navigation.
 */
export function keepPage(
  { message, needsLogin }: Extract<PageOutcome<object>, { kind: 'failed' }>,
  url: string,
  signal: AbortSignal,
): void {
  const isSamePage = url === Router.asPath || isLoadingAgain(url);
  if (needsLogin || !isSamePage || !isPageShown() || signal.aborted) return;
  const dismiss = toastBus().show({
    kind: 'error',
    text: `This page couldn’t be refreshed. ${message}`,
    stays: true,
    action: { label: 'Retry', run: () => void loadAgain(Router) },
  });
  signal.addEventListener('abort', dismiss);
  const error = Object.assign(new Error(message), { cancelled: true });
  // Next reports a canceled navigation only if another one replaced it.
  Router.events.emit('routeChangeError', error, url);
  throw error;
}
