import { createHash } from 'node:crypto';
import bcrypt from 'bcryptjs';
import type { SeedData } from '../seed/seed-data';
import type { SourceType } from '../seed/rows/common';
import { fanAccount, performerAccount, setTokens } from '../money/ledger';
import type { Lists } from './rows';
import { TABLES } from './schema';
import type { Store } from './store';
import type { Stored, Table } from './table';
import { always } from './conditions';

/** Low on purpose: these passwords only protect a demo, and every test logs in. */
export const HASH_ROUNDS = 4;

type Account = { _id: string; createdAt: string; updatedAt: string; password: string; balance: number };

/** The seed that each store was last filled with. */
const filledWith = new WeakMap<Store, SeedData>();

/** Empties every table and loads the seed in one transaction. Skips tables that still contain this seed unchanged. */
export function loadSeed(store: Store, seed: SeedData): void {
  const names = Object.keys(TABLES) as (keyof typeof TABLES)[];
  const isOld = filledWith.get(store) !== seed;
  const isDue = new Set(names.filter((name) => isOld || store[name].changed));
  // Accounts and ledger both store balances, so they are reloaded together.
  if (ACCOUNTS.some((name) => isDue.has(name))) for (const name of ACCOUNTS) isDue.add(name);
  const fill = <T extends Stored>(name: keyof typeof TABLES, table: Table<T>, rows: readonly T[]) => {
    if (isDue.has(name)) for (const row of rows) table.insert(row);
  };

  store.atomically(() => {
    for (const name of isDue) store[name].remove(always);
    if (isDue.has('users')) {
      fillAccounts(store, 'user', store.users, seed.users);
      fillAccounts(store, 'performer', store.performers, seed.performers);
    }
    fill('categories', store.categories, seed.categories);
    fill('videos', store.videos, seed.videos);
    fill('galleries', store.galleries, seed.galleries);
    fill('photos', store.photos, seed.photos);
    fill('products', store.products, seed.products);
    fill('posts', store.posts, seed.posts);
    fill('stories', store.stories, seed.stories);
    fill('comments', store.comments, seed.comments);
    fill('reactions', store.reactions, seed.reactions);
    fill('events', store.events, seed.events);
    fill('subscriptionPackages', store.subscriptionPackages, seed.subscriptionPackages);
    fill('subscriptions', store.subscriptions, seed.subscriptions);
    fill('tokenPackages', store.tokenPackages, seed.tokenPackages);
    fill('coupons', store.coupons, seed.coupons);
    fill('orders', store.orders, seed.orders);
    fill('orderDetails', store.orderDetails, seed.orderDetails);
    fill('transactions', store.transactions, seed.transactions);
    fill('tokenTransactions', store.tokenTransactions, seed.tokenTransactions);
    fill('earnings', store.earnings, seed.earnings);
    fill('payouts', store.payouts, seed.payouts);
    fill('streams', store.streams, seed.streams);
    fill('conversations', store.conversations, seed.conversations);
    fill('messages', store.messages, seed.messages);
    fill('privateRequests', store.privateRequests, seed.privateRequests);
    fill('banners', store.banners, seed.banners);
    fill('menus', store.menus, seed.menus);
    fill(
      'settings',
      store.settings,
      seed.settings.map((setting) => ({ ...setting, _id: setting.key })),
    );
    if (isDue.has('lists')) fillLists(store, seed);
  });
  for (const name of names) store[name].filled();
  filledWith.set(store, seed);
}

/** Tables that are reloaded together. */
const ACCOUNTS = ['users', 'performers', 'credentials', 'ledger'] as const;

function fillAccounts<T extends Account>(
  store: Store,
  source: SourceType,
  table: Table<Omit<T, 'password'> & Stored>,
  accounts: readonly T[],
): void {
  for (const { password, ...account } of accounts) {
    // Tokens are booked in the ledger, so that it matches the balance from the start.
    table.insert({ ...account, balance: 0 });
    setTokens(
      store,
      source === 'user' ? fanAccount(account._id) : performerAccount(account._id),
      account.balance,
      'opening',
      account.createdAt,
    );
    const { _id: sourceId, createdAt, updatedAt } = account;
    store.credentials.insert({
      _id: credentialId(source, sourceId),
      source,
      sourceId,
      passwordHash: seededHash(password),
      createdAt,
      updatedAt,
    });
  }
}

function fillLists(
  store: Store,
  { countries, languages, phoneCodes, userAdditional, blockedCountries }: SeedData,
): void {
  const lists: Lists = { countries, languages, phoneCodes, userAdditional, blockedCountries, localCountry: '' };
  for (const row of Object.entries(lists))
    store.lists.insert({ _id: row[0], value: row[1] } as Parameters<Store['lists']['insert']>[0]);
}

/** The id of an account's credential. It is stable, so that a reset doesn't end sessions. */
const credentialId = (source: SourceType, sourceId: string): string =>
  createHash('sha256').update(`${source}:${sourceId}`).digest('hex').slice(0, 24);

const hashes = new Map<string, string>();

/** Hashes the shared password of the seeded accounts once per process. */
function seededHash(password: string): string {
  const known = hashes.get(password);
  if (known) return known;
  const made = bcrypt.hashSync(password, HASH_ROUNDS);
  hashes.set(password, made);
  return made;
}
