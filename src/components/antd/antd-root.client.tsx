import { ConfigProvider } from 'antd';
import { Suspense, type ReactNode } from 'react';
import { antdStylesheet, antdTheme } from '@/styles/antd-theme.mjs';

/**
 * Wraps every use of antd. Its styles are a static file, linked when the first antd screen opens and the same
 * for both themes: they read the variables that `data-theme` sets. What antd still writes into the page itself,
 * its default variables, is weaker than that file. Until the file is there only what stands in here is waited for.
 */
export function AntdRoot({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <link rel="stylesheet" href={antdStylesheet} precedence="default" />
      <ConfigProvider theme={{ ...antdTheme, zeroRuntime: true }} button={{ autoInsertSpace: false }} wave={{ disabled: true }}>
        {children}
      </ConfigProvider>
    </Suspense>
  );
}
