import { paths } from '@/lib/page/paths';
import { withQuery } from '@/lib/lists/query';

/** Account tabs in display order, each with its own URL. */
export const ACCOUNT_TABS = [
  { tab: 'profile', label: 'Profile' },
  { tab: 'password', label: 'Password' },
  { tab: 'email', label: 'Email' },
  { tab: 'preferences', label: 'Preferences' },
] as const;

export type AccountTab = (typeof ACCOUNT_TABS)[number]['tab'];

export const accountTab = (text: string): AccountTab => ACCOUNT_TABS.find(({ tab }) => tab === text)?.tab ?? 'profile';

export const accountTabPath = (tab: AccountTab): string =>
  withQuery(paths.account, { tab: tab === 'profile' ? '' : tab });
