import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { antdStylesheet, antdTheme } from '@/styles/antd-theme.mjs';
import styles from './antd-provider.module.css';

const theme = { ...antdTheme, zeroRuntime: true };

/** antd writes its default variables here, where they have no effect: the style sheet has its own. */
const nowhere = typeof document === 'undefined' ? undefined : document.createElement('div');

/** Popups in a modal dialog must be inside it: everything else is inert and below it. */
const popupContainer = (trigger?: HTMLElement) => trigger?.closest('dialog') ?? document.body;

const drawer = {
  closable: { placement: 'end', closeIcon: <X /> },
  classNames: { close: styles.close },
} as const;

/**
 * What antd needs, for all of the studio. Its style sheet is a static file (src/styles/build-antd-css.mjs) that serves
 * both themes, because it reads the variables set by `data-theme`. React shows the studio when it has loaded.
 */
export const AntdProvider = ({ children }: { children: ReactNode }) => (
  <StyleProvider container={nowhere}>
    <link rel="stylesheet" href={antdStylesheet} precedence="default" />
    <ConfigProvider
      theme={theme}
      button={{ autoInsertSpace: false }}
      drawer={drawer}
      wave={{ disabled: true }}
      getPopupContainer={popupContainer}
    >
      {children}
    </ConfigProvider>
  </StyleProvider>
);
