import { paths } from '@/lib/page/paths';
import { withQuery } from '@/lib/lists/query';

/** The parts of the account page in their order; each has an address. */
export const ACCOUNT_TABS = [
  { tab: 'profile', label: 'Profile' },
  { tab: 'password', label: 'Password' },
  { tab: 'email', label: 'E-mail' },
  { tab: 'preferences', label: 'Preferences' },
] as const;

export type AccountTab = (typeof ACCOUNT_TABS)[number]['tab'];

/** The tab that an address names; the first one for any other text. */
export const accountTab = (text: string): AccountTab => ACCOUNT_TABS.find(({ tab }) => tab === text)?.tab ?? 'profile';

export const accountTabPath = (tab: AccountTab): string => withQuery(paths.account, { tab: tab === 'profile' ? '' : tab });
