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

/** Low on purpose: these passwords guard a demo, and every test logs in. */
export const HASH_ROUNDS = 4;

type Account = { _id: string; createdAt: string; updatedAt: string; password: string; balance: number };

/** Empties every table and fills it from the seed, in one transaction. */
export function loadSeed(store: Store, seed: SeedData): void {
  store.atomically(() => {
    for (const name of Object.keys(TABLES) as (keyof typeof TABLES)[]) store[name].remove(always);
    fillAccounts(store, 'user', store.users, seed.users);
    fillAccounts(store, 'performer', store.performers, seed.performers);
    fill(store.categories, seed.categories);
    fill(store.videos, seed.videos);
    fill(store.galleries, seed.galleries);
    fill(store.photos, seed.photos);
    fill(store.products, seed.products);
    fill(store.posts, seed.posts);
    fill(store.stories, seed.stories);
    fill(store.comments, seed.comments);
    fill(store.reactions, seed.reactions);
    fill(store.events, seed.events);
    fill(store.subscriptionPackages, seed.subscriptionPackages);
    fill(store.subscriptions, seed.subscriptions);
    fill(store.tokenPackages, seed.tokenPackages);
    fill(store.coupons, seed.coupons);
    fill(store.orders, seed.orders);
    fill(store.orderDetails, seed.orderDetails);
    fill(store.transactions, seed.transactions);
    fill(store.tokenTransactions, seed.tokenTransactions);
    fill(store.earnings, seed.earnings);
    fill(store.payouts, seed.payouts);
    fill(store.streams, seed.streams);
    fill(store.conversations, seed.conversations);
    fill(store.messages, seed.messages);
    fill(store.privateRequests, seed.privateRequests);
    fill(store.banners, seed.banners);
    fill(store.menus, seed.menus);
    fill(store.settings, seed.settings.map((setting) => ({ ...setting, _id: setting.key })));
    fillLists(store, {
      countries: seed.countries,
      languages: seed.languages,
      phoneCodes: seed.phoneCodes,
      userAdditional: seed.userAdditional,
      blockedCountries: seed.blockedCountries,
      localCountry: '',
    });
  });
}

function fill<T extends Stored>(table: Table<T>, rows: readonly T[]): void {
  for (const row of rows) table.insert(row);
}

function fillAccounts<T extends Account>(store: Store, source: SourceType, table: Table<Omit<T, 'password'> & Stored>, accounts: readonly T[]): void {
  for (const { password, ...account } of accounts) {
    // The tokens come by the ledger, so that it agrees with the account from the first moment.
    table.insert({ ...account, balance: 0 });
    setTokens(store, source === 'user' ? fanAccount(account._id) : performerAccount(account._id), account.balance, 'opening', account.createdAt);
    const { _id: sourceId, createdAt, updatedAt } = account;
    store.credentials.insert({ _id: credentialId(source, sourceId), source, sourceId, passwordHash: seededHash(password), createdAt, updatedAt });
  }
}

function fillLists(store: Store, lists: Lists): void {
  for (const row of Object.entries(lists)) store.lists.insert({ _id: row[0], value: row[1] } as Parameters<Store['lists']['insert']>[0]);
}

/** The id of an account's credential: a stable one, so that a reset does not end sessions. */
const credentialId = (source: SourceType, sourceId: string): string => createHash('sha256').update(`${source}:${sourceId}`).digest('hex').slice(0, 24);

const hashes = new Map<string, string>();

/** The seeded accounts share a password, so it is hashed once for the process. */
function seededHash(password: string): string {
  const known = hashes.get(password);
  if (known) return known;
  const made = bcrypt.hashSync(password, HASH_ROUNDS);
  hashes.set(password, made);
  return made;
}
