import type { ComponentType } from 'react';
import type { PageOutcome } from '@/lib/page/outcome';
import type { PageScope } from '@/store/page-scope';
import { pageDataInvalidated } from '@/store/session/session.actions';
import { NoticeBell } from '@/features/studio/notices/notice-bell';
import { definePage, type SiteSection } from '@/shell/load/define-page';
import { AntdProvider } from './antd-provider';
import { StudioBar } from './studio-bar';
import { StudioFrame } from './studio-frame';

interface StudioPageDefinition<Props> {
  /** Path; for item pages derived from the loaded item. */
  path: string | ((props: Props) => string);
  title: string | ((props: Props) => string);
  /** Loads data for the first paint, for performers only. */
  load?: (scope: PageScope) => Promise<PageOutcome<Props>>;
  screen: ComponentType<Props>;
  /** The page may need camera and microphone. */
  devices?: boolean;
  /** Stays mounted around the studio's pages from this one on. */
  host?: SiteSection['Host'];
}

const StudioTools = () => (
  <AntdProvider>
    <NoticeBell />
  </AntdProvider>
);

const STUDIO: SiteSection = { Around: StudioFrame, Bar: StudioBar, Tools: StudioTools };

/** Defines a studio page: performers only, hidden from crawlers, in the studio layout. */
export const defineStudioPage = <Props extends object>({
  path,
  title,
  load,
  screen,
  devices,
  host,
}: StudioPageDefinition<Props>) =>
  definePage<Props>({
    authenticate: true,
    role: 'performer',
    devices,
    section: { ...STUDIO, Host: host },
    load:
      load &&
      ((scope) => {
        // The studio changes what public pages show, so Back loads their lists again.
        scope.dispatch(pageDataInvalidated());
        return load(scope);
      }),
    screen,
    head: (props) => ({
      title: typeof title === 'function' ? title(props) : title,
      canonical: typeof path === 'function' ? path(props) : path,
      noindex: true,
    }),
  });
