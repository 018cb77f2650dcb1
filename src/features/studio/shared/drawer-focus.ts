/** Props of a drawer whose focus goes to its first control: antd's own target is outside the dialog. */
export const DRAWER_FOCUS = { autoFocus: false };
