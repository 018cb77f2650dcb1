import type { ComponentType, ReactNode } from 'react';
import type { NextComponentType } from 'next';
import type { PageScope } from '@/store/page-scope';
import type { PageOutcome } from '@/lib/page/outcome';
import type { PageHead, SiteFacts } from '@/lib/page/seo';
import type { PageLayout } from './resolve-layout';

type Wrapper = ComponentType<{ children: ReactNode }>;

/** A part of the site with its own navigation. `Around` and `Bar` stay mounted while navigating within it. */
export interface SiteSection {
  /** Wraps its screens, inside the layout. */
  Around: ComponentType<{ Host?: Wrapper; children: ReactNode }>;
  /** Wraps this screen, and all others of the section that are visited after it. */
  Host?: Wrapper;
  /** Replaces the site's main tab bar on phones. */
  Bar?: ComponentType;
  /** Its buttons in the header. */
  Tools?: ComponentType;
}

export interface PageDefinition<Props> {
  screen: ComponentType<Props>;
  head: (props: Props, site: SiteFacts) => PageHead;
  /** Loads what the first paint needs. Runs on the server for a first view and in the browser on navigation. */
  load?: (scope: PageScope) => Promise<PageOutcome<Props>>;
  layout?: PageLayout;
  /** Only with a valid token (spec §2, §6). */
  authenticate?: boolean;
  /** With `authenticate`: show the page to a guest too instead of redirecting (spec §2). */
  noredirect?: boolean;
  /** Restricts the page to this kind of account; others get 403 (spec §6). Requires `authenticate`. */
  role?: 'performer';
  /** Accounts may need camera and microphone on this page or on pages it leads to. */
  devices?: boolean;
  /** The section of the page, if it has its own navigation. */
  section?: SiteSection;
}

type ErasedDefinition = Omit<PageDefinition<never>, 'screen' | 'head' | 'load'> & {
  load?: (scope: PageScope) => Promise<PageOutcome<object>>;
  renderScreen: (props: object) => React.ReactNode;
  getHead: (props: object, site: SiteFacts) => PageHead;
};

export type EncorePage = NextComponentType & { definition: ErasedDefinition };

/** Creates a Next page from a definition, which `_app` loads and renders inside the shell. */
export function definePage<Props extends object>({
  screen: Screen,
  head,
  load,
  ...flags
}: PageDefinition<Props>): EncorePage {
  // The cast is safe: props of a loader reach only the screen of the same page.
  const own = (props: object) => props as Props;
  return Object.assign(() => null, {
    definition: {
      ...flags,
      load,
      renderScreen: (props: object) => <Screen {...own(props)} />,
      getHead: (props: object, site: SiteFacts) => head(own(props), site),
    },
  });
}

/** The definition of a page component, or undefined for Next's own (`_error`). */
export const getDefinition = (component: unknown): ErasedDefinition | undefined =>
  typeof component === 'function' && 'definition' in component ? (component as EncorePage).definition : undefined;
