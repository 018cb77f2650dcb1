import NextLink from 'next/link';
import type { ComponentPropsWithRef } from 'react';

/**
 * A link to a page of this site. The page's code is fetched when somebody points at the link, not because it is in sight:
 * a list of cards would otherwise load pages that nobody opens.
 */
export function Link(props: ComponentPropsWithRef<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
