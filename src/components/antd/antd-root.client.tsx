import { ConfigProvider } from 'antd';
import { Suspense, type ReactNode } from 'react';
import { antdStylesheet, antdTheme } from '@/styles/antd-theme.mjs';

/**
 * Wraps every use of antd. Its styles are a static file that is linked when the first antd screen opens. One file serves both themes,
 * because it reads the variables set by `data-theme`. antd still injects its default variables, which have a lower specificity. Only
 * the children suspend until the file has loaded.
 */
export function AntdRoot({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <link rel="stylesheet" href={antdStylesheet} precedence="default" />
      <ConfigProvider
        theme={{ ...antdTheme, zeroRuntime: true }}
        button={{ autoInsertSpace: false }}
        wave={{ disabled: true }}
      >
        {children}
      </ConfigProvider>
    </Suspense>
  );
}
