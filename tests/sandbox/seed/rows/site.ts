import type { FileRow, Row } from './common';

/** Banner or promo of the site (contract B.22). */
export type BannerRow = Row & {
  title: string;
  description: string;
  link: string;
  status: 'active' | 'inactive';
  position: 'top' | 'bottom' | 'left' | 'right' | 'middle';
  processing: boolean;
  ordering: number;
  photo: FileRow & { width: number; height: number };
};

/** One setting (contract B.26). Only `public` ones may leave the server. */
export type SettingRow = { key: string; value: string | number | boolean; group: SettingGroup; public: boolean };
export type SettingGroup =
  | 'general'
  | 'currency'
  | 'custom'
  | 'analytics'
  | 'page'
  | 'ant'
  | 'captcha'
  | 'payment'
  | 'landing'
  | 'mail'
  | 'commission';

/** Menu item (contract B.26). `internal` paths are routes of the app. */
export type MenuRow = Row & {
  title: string;
  path: string;
  internal: boolean;
  isNewTab: boolean;
  section: 'main' | 'header' | 'footer';
  parentId: string | null;
  ordering: number;
  help: string;
  public: boolean;
  isPage: boolean;
};

export type CountryRow = { name: string; code: string; flag: string };
export type LanguageRow = { name: string; code: string };
export type PhoneCodeRow = { name: string; code: string; dialCode: string; countryCode: string };
export type ListOption = { value: string; text: string };

/** Body-info lists (contract B.25), each starting with an empty value for "All". */
export type UserAdditional = Record<
  | 'heights'
  | 'weights'
  | 'ages'
  | 'bodyTypes'
  | 'ethnicities'
  | 'butts'
  | 'pubicHairs'
  | 'hairs'
  | 'eyes'
  | 'genders'
  | 'sexualOrientations',
  ListOption[]
>;
