import { studioPaths } from '@/lib/page/studio-paths';
import { withQuery } from '@/lib/lists/query';

export const PROFILE_TABS = [
  { tab: 'profile', label: 'Public profile' },
  { tab: 'pictures', label: 'Pictures' },
  { tab: 'prices', label: 'Prices' },
  { tab: 'documents', label: 'Documents' },
  { tab: 'payouts', label: 'Payout account' },
  { tab: 'blocking', label: 'Blocking' },
  { tab: 'password', label: 'Password' },
] as const;

export type ProfileTab = (typeof PROFILE_TABS)[number]['tab'];

export const profileTab = (text: string): ProfileTab => PROFILE_TABS.find(({ tab }) => tab === text)?.tab ?? 'profile';

export const profileTabPath = (tab: ProfileTab): string =>
  withQuery(studioPaths.profile, { tab: tab === 'profile' ? '' : tab });
