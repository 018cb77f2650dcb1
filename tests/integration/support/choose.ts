import { findByText } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses an option of an antd select by its label. */
export async function choose(user: UserEvent, select: HTMLElement, option: string): Promise<void> {
  await user.click(select);
  await user.click(await findByText(document.body, option, { selector: '.ant-select-item-option-content' }));
}
