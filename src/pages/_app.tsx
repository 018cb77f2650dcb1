import type { AppProps } from 'next/app';
import { Fragment, Suspense, useState } from 'react';
import { Provider } from 'react-redux';
import '@/styles/tokens.css';
import '@/styles/global.css';
import { AppFrame } from '@/shell/frame/app-frame';
import { AppCrash } from '@/shell/frame/crash';
import { ErrorBoundary } from '@/shell/frame/error-boundary';
import { loadApp } from '@/shell/load/load-app';
import type { AppData } from '@/shell/load/load-page';
import { getDefinition } from '@/shell/load/define-page';
import { storeWrapper } from '@/shell/load/store-wrapper';

interface Drawing {
  /** Hydrates everything at once, so that the server sees every error. */
  whole?: boolean;
}

function EncoreApp({ Component, whole = false, ...rest }: AppProps & AppData & Drawing) {
  const { store, props } = storeWrapper.useWrappedStore(rest);
  const { runtime, pageProps } = props as AppData;
  // Parts that hydrate later use the state that the server rendered, regardless of store changes since.
  const [arrived] = useState(() => store.getState());
  const Boundary = whole ? Fragment : Suspense;
  return (
    <ErrorBoundary fallback={() => <AppCrash />}>
      <Provider store={store} serverState={arrived}>
        {/* React hydrates the content of a Suspense boundary in small steps, and immediately on interaction. Components that suspend inside need their own boundary. */}
        <Boundary>
          <AppFrame
            definition={getDefinition(Component)}
            outcome={pageProps.outcome}
            ageGate={pageProps.ageGate}
            siteUrl={runtime.siteUrl}
            fallback={<Component {...pageProps} />}
          />
        </Boundary>
      </Provider>
    </ErrorBoundary>
  );
}

EncoreApp.getInitialProps = storeWrapper.getInitialAppProps(loadApp);

export default EncoreApp;
