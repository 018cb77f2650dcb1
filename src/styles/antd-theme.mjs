/*
 * antd dressed in the variables of src/styles/tokens.css. The same object feeds the stylesheet made ahead
 * (src/styles/build-antd-css.mjs) and the provider, so that class names and variables agree.
 */

/** Where the stylesheet made ahead is served. */
export const antdStylesheet = '/antd.css';

/** Class that carries antd's variables; every antd element has it. */
export const antdScope = 'antd-encore';

/** Components in use. A new one is added here, then `node src/styles/build-antd-css.mjs` makes the stylesheet anew. */
export const antdComponents = ['Button', 'Modal'];

/** antd does sums with these, which a `var(…)` would break; the script replaces the results by name. */
export const antdSeeds = {
  'color-primary': 'var(--color-accent)',
  'color-success': 'var(--color-good)',
  'color-warning': 'var(--color-warn)',
  'color-error': 'var(--color-bad)',
  'color-info': 'var(--color-accent)',
  'color-link': 'var(--color-accent)',
};

const accent = 'var(--color-accent)';
const accentHover = 'var(--color-accent-hover)';
const bad = 'var(--color-bad)';
const clear = 'transparent';

export const antdTheme = {
  hashed: false,
  cssVar: { prefix: 'ant', key: antdScope },
  token: {
    fontFamily: 'var(--font-body)',
    fontSize: 14,
    fontWeightStrong: 600,
    controlHeight: 40,
    borderRadius: 8,
    borderRadiusLG: 12,
    borderRadiusSM: 8,
    borderRadiusXS: 8,
    zIndexPopupBase: 1000,
    motionDurationFast: 'var(--motion-fast)',
    motionDurationMid: 'var(--motion-slow)',
    motionDurationSlow: 'var(--motion-slow)',
    colorText: 'var(--color-text)',
    colorTextHeading: 'var(--color-text)',
    colorTextSecondary: 'var(--color-text-2)',
    colorTextTertiary: 'var(--color-text-2)',
    colorTextQuaternary: 'var(--color-text-2)',
    colorTextDescription: 'var(--color-text-2)',
    colorTextDisabled: 'var(--color-text-2)',
    colorTextPlaceholder: 'var(--color-text-2)',
    colorTextLightSolid: 'var(--color-on-accent)',
    colorIcon: 'var(--color-text-2)',
    colorIconHover: 'var(--color-text)',
    colorBgLayout: 'var(--color-page)',
    colorBgContainer: 'var(--color-raised)',
    colorBgElevated: 'var(--color-raised)',
    colorBgMask: 'var(--color-backdrop)',
    colorBgContainerDisabled: 'var(--color-surface)',
    colorBgTextHover: 'var(--color-hover)',
    colorBgTextActive: 'var(--color-hover)',
    colorBgSolid: 'var(--color-text)',
    colorBgSolidHover: 'var(--color-text)',
    colorBgSolidActive: 'var(--color-text)',
    colorBorder: 'var(--color-line-strong)',
    colorBorderDisabled: 'var(--color-line)',
    colorBorderSecondary: 'var(--color-line)',
    colorSplit: 'var(--color-line)',
    colorFill: 'var(--color-hover)',
    colorFillSecondary: 'var(--color-hover)',
    colorFillTertiary: 'var(--color-surface)',
    colorFillQuaternary: 'var(--color-surface)',
    colorPrimaryHover: accentHover,
    colorPrimaryActive: accentHover,
    colorPrimaryBg: 'var(--color-accent-soft)',
    colorPrimaryBgHover: 'var(--color-accent-soft)',
    colorPrimaryBorder: accent,
    colorPrimaryBorderHover: accentHover,
    colorLinkHover: accentHover,
    colorLinkActive: accentHover,
    colorErrorHover: bad,
    colorErrorActive: bad,
    colorErrorBg: 'var(--color-bad-soft)',
    colorErrorBgFilledHover: 'var(--color-bad-soft)',
    colorErrorBgActive: 'var(--color-bad-soft)',
    controlOutline: clear,
    boxShadow: 'var(--shadow-overlay), 0 0 0 1px var(--color-line)',
    boxShadowSecondary: 'var(--shadow-float)',
  },
  components: {
    Button: { solidTextColor: 'var(--color-page)', primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
    Modal: { contentBg: 'var(--color-raised)', headerBg: clear, footerBg: clear, titleFontSize: 20 },
  },
};
