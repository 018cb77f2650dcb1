/*
 * The theme of antd, based on the variables of src/styles/tokens.css. Both the style sheet script
 * (src/styles/build-antd-css.mjs) and the provider use it, so that class names and variables match.
 */

/** The path of the generated style sheet. */
export const antdStylesheet = '/antd.css';

/** The class that defines antd's variables; every antd element has it. */
export const antdScope = 'antd-encore';

/**
 * Components in the style sheet: those in use, and those that they consist of. A test compares them with the imports.
 */
export const antdComponents = [
  'Alert',
  'Badge',
  'Button',
  'Checkbox',
  'Col',
  'DatePicker',
  'Descriptions',
  'Drawer',
  'Dropdown',
  'Empty',
  'Form',
  'Input',
  'InputNumber',
  'Modal',
  'Progress',
  'QRCode',
  'Radio',
  'Row',
  'Select',
  'Skeleton',
  'Spin',
  'Statistic',
  'Switch',
  'Table',
  'Tag',
  'Tooltip',
  'Tour',
];

/**
 * antd derives other values from its seed tokens, which doesn't work with `var(…)`. The script replaces the remaining
 * seed values.
 */
export const antdSeeds = {
  '#1677ff': 'var(--color-accent)',
  '#52c41a': 'var(--color-good)',
  '#faad14': 'var(--color-warn)',
  '#ff4d4f': 'var(--color-bad)',
  '#fff': 'var(--color-on-accent)',
};

const accent = 'var(--color-accent)';
const accentHover = 'var(--color-accent-hover)';
const line = 'var(--color-line)';
const surface = 'var(--color-surface)';
const hover = 'var(--color-hover)';
const overlay = 'var(--shadow-overlay)';
const warn = 'var(--color-warn)';
const bad = 'var(--color-bad)';
const clear = 'transparent';

/** No extra focus ring for invalid fields, because global.css has an outline. */
const FIELD = { errorActiveShadow: 'none', warningActiveShadow: 'none' };

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
    // With reduced motion, transitions never end, so antd must not wait for their end.
    motion: false,
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
    colorBgSpotlight: 'var(--color-text)',
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
    colorInfoBg: 'var(--color-accent-soft)',
    colorInfoBorder: line,
    colorInfoTextHover: accentHover,
    colorSuccessBg: 'var(--color-good-soft)',
    colorSuccessBorder: line,
    colorWarningBg: 'var(--color-warn-soft)',
    colorWarningBgHover: 'var(--color-warn-soft)',
    colorWarningBorder: line,
    colorWarningBorderHover: warn,
    colorWarningHover: warn,
    colorWarningText: warn,
    colorWarningOutline: clear,
    colorWarningAffix: warn,
    colorErrorText: bad,
    colorErrorBgHover: 'var(--color-bad-soft)',
    colorErrorBorder: line,
    colorErrorBorderHover: bad,
    colorErrorOutline: clear,
    colorErrorAffix: bad,
    colorErrorHover: bad,
    colorErrorActive: bad,
    colorErrorBg: 'var(--color-bad-soft)',
    colorErrorBgFilledHover: 'var(--color-bad-soft)',
    colorErrorBgActive: 'var(--color-bad-soft)',
    controlOutline: clear,
    boxShadow: 'var(--shadow-overlay), 0 0 0 1px var(--color-line)',
    boxShadowSecondary: 'var(--shadow-float)',
    boxShadowTertiary: 'none',
    boxShadowPopoverArrow: 'none',
    dropShadowPopover: 'none',
    boxShadowDrawerRight: overlay,
    boxShadowDrawerLeft: overlay,
    boxShadowDrawerUp: overlay,
    boxShadowDrawerDown: overlay,
    boxShadowTabsOverflowLeft: 'none',
    boxShadowTabsOverflowRight: 'none',
    boxShadowTabsOverflowTop: 'none',
    boxShadowTabsOverflowBottom: 'none',
  },
  components: {
    Badge: { paddingInline: 4 },
    Button: { solidTextColor: 'var(--color-page)', primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
    Checkbox: { borderRadiusSM: 4, controlInteractiveSize: 20 },
    DatePicker: FIELD,
    // The gap of the grid separates the fields.
    Form: { itemMarginBottom: 0, verticalLabelPadding: '0 0 8px' },
    Input: FIELD,
    InputNumber: { ...FIELD, filledHandleBg: surface },
    Modal: {
      contentBg: 'var(--color-raised)',
      headerBg: clear,
      footerBg: clear,
      titleFontSize: 20,
      headerMarginBottom: 16,
      footerMarginTop: 16,
    },
    Notification: { progressBg: accent },
    QRCode: { QRCodeCoverBackgroundColor: 'var(--color-raised)' },
    Switch: { handleShadow: 'none' },
    Table: {
      colorBgContainer: 'var(--color-page)',
      cellPaddingBlock: 8,
      cellPaddingInline: 8,
      headerColor: 'var(--color-text-2)',
      headerSplitColor: clear,
      headerBg: surface,
      headerSortActiveBg: hover,
      headerSortHoverBg: hover,
      fixedHeaderSortActiveBg: hover,
      bodySortBg: clear,
      rowHoverBg: surface,
      footerBg: surface,
      headerIconColor: 'var(--color-text-2)',
      headerIconHoverColor: 'var(--color-text)',
    },
    Tag: { defaultBg: hover },
    Tour: { primaryPrevBtnBg: clear, primaryNextBtnHoverBg: hover },
  },
};

/** On phones, controls have a touch-friendly size, and fields a font size at which Safari doesn't zoom in. */
export const antdPhoneTheme = {
  ...antdTheme,
  token: { ...antdTheme.token, controlHeight: 44 },
  components: {
    ...antdTheme.components,
    DatePicker: { ...FIELD, inputFontSize: 16 },
    Input: { ...FIELD, inputFontSize: 16 },
    InputNumber: { ...antdTheme.components.InputNumber, inputFontSize: 16 },
  },
};
