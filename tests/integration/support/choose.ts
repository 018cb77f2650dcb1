import { findByText, queryByText } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';

/**
 * Chooses an option of an antd select by its label. A long list shows its first options only, so its label is typed.
 */
export async function choose(user: UserEvent, select: HTMLElement, option: string): Promise<void> {
  const isOption = { selector: '.ant-select-item-option-content' };
  await user.click(select);
  if (!queryByText(document.body, option, isOption) && select.matches(':not([readonly])')) await user.keyboard(option);
  await user.click(await findByText(document.body, option, isOption));
}
