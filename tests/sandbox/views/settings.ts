import { and, always, is, among } from '../db/conditions';
import type { Store } from '../db/store';

export const settingIsOn = (store: Store, key: string): boolean => store.settings.get(key)?.value === true;

export function numberSetting(store: Store, key: string, otherwise: number): number {
  const value = store.settings.get(key)?.value;
  return typeof value === 'number' ? value : otherwise;
}

/** Public settings as one object. Menus belong to the general group. */
export function publicSettings(store: Store, group: string): Record<string, unknown> {
  const all = group === 'all';
  const rows = store.settings.list(and([is('public', true), all ? always : is('group', group)]));
  const settings = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  return all || group === 'general' ? { ...settings, menus: publicMenus(store) } : settings;
}

/** Public settings by name. Unknown and private names are left out. */
export function settingsByKey(store: Store, keys: readonly string[]): Record<string, unknown> {
  const rows = store.settings.list(and([is('public', true), among('key', keys)]));
  const settings = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  return keys.includes('menus') ? { ...settings, menus: publicMenus(store) } : settings;
}

const publicMenus = (store: Store): readonly unknown[] =>
  store.menus.list(is('public', true), { order: [{ path: 'ordering', direction: 'asc' }] });
