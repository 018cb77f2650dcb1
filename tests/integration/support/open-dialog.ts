/** The dialog on top: a native one, or one of antd. */
export const openDialog = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('dialog[open], [role="dialog"]')].at(-1);
