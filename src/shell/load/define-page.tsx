import type { ComponentType, ReactNode } from 'react';
import type { NextComponentType } from 'next';
import type { PageScope } from '@/store/page-scope';
import type { PageOutcome } from '@/lib/page/outcome';
import type { PageHead, SiteFacts } from '@/lib/page/seo';
import type { PageLayout } from './resolve-layout';

/** A part of the site with a navigation of its own. Both pieces stay while somebody moves between its pages. */
export interface SiteSection {
  /** What stands around its screens, inside the layout. */
  Around: ComponentType<{ children: ReactNode }>;
  /** What stands on phones in place of the bar with the site's main targets. */
  Bar: ComponentType;
}

/** Everything a file below `src/pages` says of its page. */
export interface PageDefinition<Props> {
  /** The screen to show; it gets what the loader found. */
  screen: ComponentType<Props>;
  /** What the document head says; called with the screen's props. */
  head: (props: Props, site: SiteFacts) => PageHead;
  /** Loads what the first paint needs. Runs on the server for a first view and in the browser on navigation. */
  load?: (scope: PageScope) => Promise<PageOutcome<Props>>;
  layout?: PageLayout;
  /** Only with a valid token (spec §2, §6). */
  authenticate?: boolean;
  /** With `authenticate`: show the page to a guest too instead of redirecting (spec §2). */
  noredirect?: boolean;
  /** Only for this kind of account; whoever has another one is told so with 403 (spec §6). Comes with `authenticate`. */
  role?: 'performer';
  /** Whoever has an account may need camera and microphone here, or where this page leads. */
  devices?: boolean;
  /** The part of the site that the page belongs to, if that has a navigation of its own. */
  section?: SiteSection;
}

type ErasedDefinition = Omit<PageDefinition<never>, 'screen' | 'head' | 'load'> & {
  load?: (scope: PageScope) => Promise<PageOutcome<object>>;
  renderScreen: (props: object) => React.ReactNode;
  headOf: (props: object, site: SiteFacts) => PageHead;
};

/** A Next page made by `definePage`. */
export type EncorePage = NextComponentType & { definition: ErasedDefinition };

/** Makes a Next page out of a definition; `_app` reads it, loads it and renders it inside the shell. */
export function definePage<Props extends object>({ screen: Screen, head, load, ...flags }: PageDefinition<Props>): EncorePage {
  // The loader's props reach the screen untouched through the same page, so that the cast below cannot mix two pages up.
  const own = (props: object) => props as Props;
  return Object.assign(() => null, {
    definition: { ...flags, load, renderScreen: (props: object) => <Screen {...own(props)} />, headOf: (props: object, site: SiteFacts) => head(own(props), site) },
  });
}

/** The definition of a page component, or undefined for Next's own (`_error`). */
export const definitionOf = (component: unknown): ErasedDefinition | undefined =>
  typeof component === 'function' && 'definition' in component ? (component as EncorePage).definition : undefined;
