import NextLink from 'next/link';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { browserCookies } from '@/lib/browser/cookies';
import { createSessionToken } from '@/lib/browser/session-token';
import { isSlowLine } from './slow-connection';

type LinkProps = ComponentPropsWithRef<typeof NextLink>;

/** An address of this site in which Next's link would change nothing. */
const PLAIN = /^(?:\/[\w~%-]+)+(?:\?[\w~%=&.+-]*)?(?:#[\w-]*)?$/;

/** What the server writes of a link: the element alone. Finding out where it leads is the browser's, and most of the work. */
function written({ href, as, replace, scroll, shallow, passHref, prefetch, locale, legacyBehavior, onNavigate, transitionTypes, children, ...props }: LinkProps) {
  if (typeof href !== 'string' || !PLAIN.test(href) || as !== undefined || legacyBehavior) return null;
  return (
    <a href={href} {...props}>
      {children}
    </a>
  );
}

/**
 * On a slow line the next page comes sooner as a document, in one way to the server, than by its code, its styles and its calls, one after the other.
 * Where nobody is logged in nothing runs on that would end with this document.
 */
function opensDocument({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent<HTMLAnchorElement>, { scroll, replace, shallow, onNavigate }: LinkProps): boolean {
  const { origin, pathname, target } = currentTarget;
  const plain = !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && scroll !== false && !replace && !shallow && !onNavigate;
  const leads = target === '' && origin === window.location.origin && pathname !== window.location.pathname;
  return plain && leads && navigator.onLine && isSlowLine() && createSessionToken(browserCookies()).get() === null;
}

/**
 * A link to a page of this site. The page's code is fetched when somebody points at the link, not because it is in sight:
 * a list of cards would otherwise load pages that nobody opens.
 */
export function Link(props: LinkProps) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    props.onClick?.(event);
    if (!opensDocument(event, props)) return;
    event.preventDefault();
    // Whoever comes back finds the place again, which otherwise is the router's to keep.
    window.history.scrollRestoration = 'auto';
    window.location.assign(event.currentTarget.href);
  };
  return (typeof window === 'undefined' && written(props)) || <NextLink prefetch={false} {...props} onClick={open} />;
}
