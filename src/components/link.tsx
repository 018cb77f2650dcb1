import NextLink from 'next/link';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { browserCookies } from '@/lib/browser/cookies';
import { createSessionToken } from '@/lib/browser/session-token';

/**
 * True when the browser reports a connection with a high round-trip time. False in browsers that don't report it
 * (Safari, Firefox).
 */
function isSlowLine(): boolean {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string } };
  return connection?.effectiveType !== undefined && connection.effectiveType !== '4g';
}

type LinkProps = ComponentPropsWithRef<typeof NextLink>;

/** Paths that Next's link would render unchanged. */
const PLAIN_PATH = /^(?:\/[\w~%-]+)+(?:\?[\w~%=&.+-]*)?(?:#[\w-]*)?$/;

/** Renders a plain <a> on the server, because Next's link spends most of its time resolving the URL. */
function serverLink({
  href,
  as,
  replace,
  scroll,
  shallow,
  passHref,
  prefetch,
  locale,
  legacyBehavior,
  onNavigate,
  transitionTypes,
  children,
  ...props
}: LinkProps) {
  if (typeof href !== 'string' || !PLAIN_PATH.test(href) || as !== undefined || legacyBehavior) return null;
  return (
    <a href={href} {...props}>
      {children}
    </a>
  );
}

/**
 * On a slow connection, a full document (one round trip) loads faster than code, styles and API calls one after the
 * other. Only for guests, because nothing of theirs has to keep running.
 */
function opensDocument(
  { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent<HTMLAnchorElement>,
  { scroll, replace, shallow, onNavigate }: LinkProps,
): boolean {
  const { origin, pathname, target } = currentTarget;
  const isPlainClick =
    !defaultPrevented &&
    button === 0 &&
    !metaKey &&
    !ctrlKey &&
    !shiftKey &&
    !altKey &&
    scroll !== false &&
    !replace &&
    !shallow &&
    !onNavigate;
  const isOtherPage = target === '' && origin === window.location.origin && pathname !== window.location.pathname;
  return (
    isPlainClick &&
    isOtherPage &&
    navigator.onLine &&
    isSlowLine() &&
    createSessionToken(browserCookies()).get() === null
  );
}

/**
 * A link to a page of this site. Prefetches the page's code on hover instead of on visibility, so that lists of cards
 * don't load pages nobody opens.
 */
export function Link(props: LinkProps) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    props.onClick?.(event);
    if (!opensDocument(event, props)) return;
    event.preventDefault();
    // The router normally restores the scroll position; for a document, the browser has to.
    window.history.scrollRestoration = 'auto';
    window.location.assign(event.currentTarget.href);
  };
  return (
    (typeof window === 'undefined' && serverLink(props)) || <NextLink prefetch={false} {...props} onClick={open} />
  );
}
