import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { CancelLoadingContext } from '@/components/status/cancel-loading';
import { Toaster } from '@/components/toast/toaster';
import { afterPaint } from '@/lib/browser/timing';
import { isGuestView } from '@/lib/page/guest-view';
import type { PageOutcome } from '@/lib/page/outcome';
import { getPath } from '@/lib/page/paths';
import type { PageHead as PageHeadData } from '@/lib/page/seo';
import { ServicesContext } from '@/services/services-context';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { loadingCanceled } from '@/store/request/cancelable';
import { pageMounted } from '@/store/session/session.actions';
import type { AgeGate } from '@/lib/page/age-gate';
import { ContentCrash } from './crash';
import { useEarlyInput } from '@/next-adapter/early-input';
import { ErrorBoundary } from './error-boundary';
import { GlobalKeys } from './global-keys';
import { AuthLayout } from './layouts/auth-layout';
import { BlankLayout } from './layouts/blank-layout';
import { PrimaryLayout } from './layouts/primary-layout';
import { PublicLayout } from './layouts/public-layout';
import { ReloadView } from '@/shell/load/reload-view';
import { watchBuild } from '@/shell/session/new-build';
import type { getDefinition } from '@/shell/load/define-page';
import { RequestsMount } from './requests-mount';
import { isClosed, resolveLayout } from '@/shell/load/resolve-layout';
import { RouteProgress } from './route-progress';
import { routeListOnDemand } from '@/next-adapter/route-list';
import { PageHead } from './page-head';
import { SocketProvider } from '@/shell/live/socket-provider';
import { toastBus } from './toasts';
import { UploadTrayMount } from './upload-tray-mount';
import { useFlushOnLeave } from '@/shell/session/use-flush-on-leave';
import { useClearDeviceData } from '@/shell/session/use-clear-device-data';
import { firstInteraction } from '@/lib/browser/timing';
import { useOfflineGuard } from './use-offline-guard';

/** Keeps keyboard focus on the page, starting with the first interaction. */
function useFocusRecovery(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let closed = false;
    const start = async () => {
      await firstInteraction();
      const { keepFocus } = await import('./keep-focus');
      if (!closed) stop = keepFocus();
      // It is for calls that fail, so it has to be there before.
      await import('@/shell/load/keep-page');
    };
    start().catch(() => undefined);
    return () => {
      closed = true;
      stop?.();
    };
  }, []);
}

// Rarely shown, so loaded on demand.
const AgeGateLayout = dynamic(() => import('@/shell/age-gate/age-gate-layout').then((module) => module.AgeGateLayout));
const GeoBlockLayout = dynamic(() => import('./layouts/geo-block-layout').then((module) => module.GeoBlockLayout));
const MaintenanceLayout = dynamic(() =>
  import('./layouts/maintenance-layout').then((module) => module.MaintenanceLayout),
);
const GuestViewBar = dynamic(() => import('./guest-view-bar').then((module) => module.GuestViewBar));
const OutcomeView = dynamic(() => import('@/shell/load/outcome-view').then((module) => module.OutcomeView));

const PAGE_LAYOUTS = { primary: PrimaryLayout, auth: AuthLayout, blank: BlankLayout, public: PublicLayout };

const OUTCOME_TITLES = {
  notFound: 'Page not found',
  gone: 'No longer available',
  notOffered: 'Page not available',
  forbidden: 'No access',
  failed: 'This page couldn’t be loaded',
  redirect: '',
};

interface AppFrameProps {
  definition: ReturnType<typeof getDefinition>;
  outcome: PageOutcome<object>;
  ageGate?: AgeGate;
  siteUrl: string;
  /** Fallback for pages outside the site's own: Next's error page. */
  fallback: ReactNode;
}

/** Wraps every page: head, layout, error boundaries, toasts, shortcuts and live connection. */
export function AppFrame({ definition, outcome, ageGate, siteUrl, fallback }: AppFrameProps) {
  const { asPath } = useRouter();
  const { services, dispatch } = useAppStore();
  const siteName = useAppSelector((state) => state.ui.siteName);
  const currency = useAppSelector((state) => state.ui.currency);
  const favicon = useAppSelector((state) => state.ui.favicon);
  const maintenance = useAppSelector((state) => Boolean(state.settings.maintenanceMode));
  const blocked = useAppSelector((state) => state.system.geoBlocked);
  const [toasts] = useState(toastBus);
  const cancelLoading = useCallback(() => void dispatch(loadingCanceled()), [dispatch]);
  useDevice();
  useEarlyInput();
  useFlushOnLeave();
  useEffect(routeListOnDemand, []);
  useClearDeviceData();
  useFocusRecovery();
  useOfflineGuard();
  useEffect(watchBuild, []);

  const site = { siteUrl, siteName, currency };
  const path = getPath(asPath);
  const layout = resolveLayout({ maintenance, blocked, ageGated: ageGate !== undefined }, definition?.layout);
  const closed = isClosed(layout);
  // Visitors without access to a section don't see its navigation.
  const section = outcome.kind === 'forbidden' ? undefined : definition?.section;

  const getHead = (): PageHeadData => {
    if (closed) return { title: siteName, canonical: path, noindex: true };
    if (outcome.kind !== 'ok') return { title: OUTCOME_TITLES[outcome.kind], canonical: path, noindex: true };
    return definition
      ? definition.getHead(outcome.props, site)
      : { title: 'Something went wrong', canonical: path, noindex: true };
  };

  const renderContent = () => {
    if (outcome.kind === 'failed') return <ReloadView message={outcome.message} />;
    return outcome.kind === 'ok' ? (
      (definition?.renderScreen(outcome.props) ?? fallback)
    ) : (
      <OutcomeView outcome={outcome} />
    );
  };

  const view = () => {
    if (layout === 'maintenance') return <MaintenanceLayout siteName={siteName} />;
    if (layout === 'geoBlock') return <GeoBlockLayout />;
    if (layout === 'ageGate') return ageGate && <AgeGateLayout gate={ageGate} />;
    const Layout = PAGE_LAYOUTS[layout];
    const screen = (
      <ErrorBoundary resetKey={asPath} fallback={(retry) => <ContentCrash onRetry={retry} />}>
        {renderContent()}
      </ErrorBoundary>
    );
    return (
      <Layout Bar={section?.Bar} Tools={section?.Tools}>
        {section ? <section.Around Host={section.Host}>{screen}</section.Around> : screen}
      </Layout>
    );
  };

  return (
    <ServicesContext value={services}>
      <PageHead head={getHead()} site={site} favicon={favicon || '/favicon.svg'} />
      {closed ? (
        view()
      ) : (
        <SocketProvider>
          <a className="skip-link" href={section ? '#section-content' : '#content'}>
            Skip to content
          </a>
          <RouteProgress />
          {isGuestView(asPath) ? <GuestViewBar path={asPath} /> : null}
          <CancelLoadingContext value={cancelLoading}>{view()}</CancelLoadingContext>
          <UploadTrayMount />
          <RequestsMount />
          <Toaster bus={toasts} />
          <GlobalKeys />
        </SocketProvider>
      )}
    </ServicesContext>
  );
}

/** Media query for the dark color of the browser's bar, by the theme of the site. */
const DARK_BAR = { light: 'not all', dark: 'all', system: '(prefers-color-scheme: dark)' };

/**
 * Loads device settings after the first render, then keeps the theme on the document and the browser's bar. Until then,
 * the script in the head sets both (theme-script.ts).
 */
function useDevice() {
  const store = useAppStore();
  useEffect(() => {
    store.dispatch(pageMounted());
    if (Object.keys(store.getState().settings).length === 0)
      void import('@/shell/load/clean-settings')
        .then(({ loadMissingSettings }) => store.run(loadMissingSettings))
        .catch(() => undefined);
    let shown = store.getState().ui.theme;
    const showTheme = () => {
      document.documentElement.dataset.theme = shown;
      document.querySelector('meta[name=theme-color]')?.setAttribute('media', DARK_BAR[shown]);
    };
    showTheme();
    return store.subscribe(() => {
      const { theme } = store.getState().ui;
      if (theme === shown) return;
      shown = theme;
      // The pressed button is painted before the whole page is restyled.
      afterPaint(showTheme);
    });
  }, [store]);
}
