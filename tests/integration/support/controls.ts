import { screen } from '@testing-library/dom';

/** Waits for the label of a button. */
export const button = (name: string | RegExp) => screen.findByText(name, { selector: 'button *' });
export const dialogButton = (name: string) => screen.findByText(name, { selector: 'dialog button *' });

/** The field of a page for uploads that takes several files. */
export function uploadField(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('main input[type=file][multiple]');
  if (!input) throw new Error('The page has no field for several files.');
  return input;
}
