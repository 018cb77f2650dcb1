import NextLink from 'next/link';
import type { ComponentPropsWithRef } from 'react';

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
 * A link to a page of this site. The page's code is fetched when somebody points at the link, not because it is in sight:
 * a list of cards would otherwise load pages that nobody opens.
 */
export function Link(props: LinkProps) {
  return (typeof window === 'undefined' && written(props)) || <NextLink prefetch={false} {...props} />;
}
