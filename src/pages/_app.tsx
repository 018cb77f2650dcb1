import type { AppProps } from 'next/app';
import { Provider } from 'react-redux';
import '@/styles/tokens.css';
import '@/styles/global.css';
import { AppFrame } from '@/shell/app-frame';
import { AppCrash } from '@/shell/crash';
import { ErrorBoundary } from '@/shell/error-boundary';
import { loadApp } from '@/shell/load-app';
import type { AppData } from '@/shell/load-page';
import { definitionOf } from '@/shell/page';
import { storeWrapper } from '@/shell/store-wrapper';

function EncoreApp({ Component, ...rest }: AppProps & AppData) {
  const { store, props } = storeWrapper.useWrappedStore(rest);
  const { runtime, pageProps } = props as AppData;
  return (
    <ErrorBoundary fallback={() => <AppCrash />}>
      <Provider store={store}>
        <AppFrame definition={definitionOf(Component)} outcome={pageProps.outcome} ageGate={pageProps.ageGate} siteUrl={runtime.siteUrl} fallback={<Component {...pageProps} />} />
      </Provider>
    </ErrorBoundary>
  );
}

EncoreApp.getInitialProps = storeWrapper.getInitialAppProps(loadApp);

export default EncoreApp;
