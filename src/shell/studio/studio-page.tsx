import type { ComponentType } from 'react';
import type { PageOutcome } from '@/lib/page/outcome';
import type { PageScope } from '@/store/page-scope';
import { definePage, type SiteSection } from '@/shell/load/define-page';
import { StudioBar } from './studio-bar';
import { StudioFrame } from './studio-frame';

interface StudioPageDefinition<Props> {
  /** The address; of a page for one thing, made from what its loader found. */
  path: string | ((props: Props) => string);
  title: string | ((props: Props) => string);
  /** Loads what the first paint needs, for performers only. */
  load?: (scope: PageScope) => Promise<PageOutcome<Props>>;
  screen: ComponentType<Props>;
}

const STUDIO: SiteSection = { Around: StudioFrame, Bar: StudioBar };

/** A page of the studio: for performers who are logged in, hidden from crawlers, inside the studio's navigation. */
export const defineStudioPage = <Props extends object>({ path, title, load, screen }: StudioPageDefinition<Props>) =>
  definePage<Props>({
    authenticate: true,
    role: 'performer',
    section: STUDIO,
    load,
    screen,
    head: (props) => ({
      title: typeof title === 'function' ? title(props) : title,
      canonical: typeof path === 'function' ? path(props) : path,
      noindex: true,
    }),
  });
