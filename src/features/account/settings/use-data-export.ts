import { useEffect, useRef, useState } from 'react';
import { saveFile } from '@/components/save-file';
import { useServices } from '@/services/services-context';
import { useAppSelector, useIsPerformer } from '@/store/hooks';
import type { ListReply } from '@/contract/envelope';
import { formatNumber } from '@/lib/format/format';
import { loaded } from '@/lib/page/load-part';
import { isRecord } from '@/lib/record';
import { fetchFirst } from '@/lib/lists/fetch-all';
import { allStored, readText } from '@/device/storage';
import { searchCardPayments } from '@/store/payment/card-payments';
import { PAYMENTS_KEY, paymentsFromText } from '@/store/purchase/pending';
import type { Services } from '@/services/create-services';

type ListCall = (query: { limit: number; offset: number }) => Promise<ListReply<{ _id: string }>>;

interface Source {
  content: unknown;
  /** Number of records, if the list was too long for all of them. */
  cutAt?: number;
}

/** Loads the records of a list, in as many calls as needed and allowed. */
const collectAll =
  (call: ListCall) =>
  async (signal: AbortSignal): Promise<Source> => {
    const { items, isComplete } = await fetchFirst(async (range) => {
      signal.throwIfAborted();
      const { data } = await call(range);
      return { items: data.data, total: data.total };
    }, Infinity);
    return isComplete ? { content: items } : { content: items, cutAt: items.length };
  };

type Sources = Record<string, (signal: AbortSignal) => Promise<Source>>;

const accountSources = (services: Services): Sources => ({
  account: async () => ({ content: (await services.users.me()).data }),
  payments: collectAll((range) => searchCardPayments(services, range)),
});

const fanSources = ({ orders, tokenTransactions, subscriptions, reactions }: Services, createdBy: string): Sources => ({
  orders: collectAll((range) => orders.search(range)),
  'token transactions': collectAll((range) => tokenTransactions.search(range)),
  subscriptions: collectAll((range) => subscriptions.search(range)),
  'favorite videos': collectAll((range) => reactions.searchVideos({ ...range, action: 'favourite' })),
  'favorite galleries': collectAll((range) => reactions.searchGalleries({ ...range, action: 'favourite' })),
  'watch later': collectAll((range) => reactions.searchVideos({ ...range, action: 'watch_later' })),
  ...Object.fromEntries(
    (['performer', 'product', 'post'] as const).map((objectType) => [
      `favorite ${objectType}s`,
      collectAll((range) => reactions.search({ ...range, action: 'favourite', objectType, createdBy })),
    ]),
  ),
});

const performerSources = ({ performers, earnings, payouts }: Services): Sources => ({
  profile: async () => ({ content: (await performers.me()).data }),
  earnings: collectAll((range) => earnings.search(range)),
  payouts: collectAll((range) => payouts.search(range)),
});

/** Values with a field per account: its name is the id, or starts with it. */
const BY_ACCOUNT = ['encore.fan-notes', 'encore.watch-words', 'encore.notice-reads', 'encore.show-tips'];

/** True for a value, or an item of a list, that doesn't name another account as its own. */
const belongsTo = (account: string, key: string, data: unknown): boolean => {
  if (!isRecord(data)) return true;
  const owner = data.account ?? data.owner ?? (key === 'encore.show' ? data.performerId : '');
  return owner === '' || owner === account;
};

/** What of a value belongs to the account or to nobody. Most are stored as `{ v, data }`. */
function getOwnPart(key: string, value: unknown, account: string): unknown {
  if (isRecord(value) && 'data' in value) return { ...value, data: getOwnPart(key, value.data, account) };
  if (BY_ACCOUNT.includes(key) && isRecord(value))
    return Object.fromEntries(Object.entries(value).filter(([name]) => name.split(' ')[0] === account));
  if (Array.isArray(value)) return value.filter((item) => belongsTo(account, key, item));
  return belongsTo(account, key, value) ? value : undefined;
}

/** What this device stores, without what belongs to other accounts. */
function collectDeviceData(account: string): Record<string, unknown> {
  const own = Object.entries(allStored()).map(([key, value]) => [key, getOwnPart(key, value, account)] as const);
  const payments = paymentsFromText(readText(PAYMENTS_KEY)).filter((payment) => payment.account === account);
  return { ...Object.fromEntries(own), ...(payments.length > 0 && { [PAYMENTS_KEY]: payments }) };
}

/**
 * Collects what the API and this device store about the account. `missing` names the parts that failed to load, and
 * `cut` those that are incomplete, with their number of records. Throws only when the session has ended, or on abort.
 */
async function collectData(
  services: Services,
  isPerformer: boolean,
  account: string,
  signal: AbortSignal,
): Promise<Export & { data: Record<string, unknown> }> {
  const sources = {
    ...accountSources(services),
    ...(isPerformer ? performerSources(services) : fanSources(services, account)),
  };
  const data: Record<string, unknown> = { exportedAt: new Date().toISOString() };
  const missing: string[] = [];
  const cut: string[] = [];
  for (const [name, load] of Object.entries(sources)) {
    const result = await loaded(() => load(signal));
    signal.throwIfAborted();
    if (result.ok) data[name] = result.content.content;
    else missing.push(name);
    if (result.ok && result.content.cutAt !== undefined)
      cut.push(`${name} (first ${formatNumber(result.content.cutAt)})`);
  }
  return { data: { ...data, device: collectDeviceData(account) }, missing, cut };
}

interface Export {
  missing: readonly string[];
  cut: readonly string[];
}

type State = { step: 'idle' | 'collecting' } | ({ step: 'done' } & Export);

/** Downloads what the API and this device store about the account as a JSON file, and names what it lacks. */
export function useDataExport() {
  const services = useServices();
  const isPerformer = useIsPerformer();
  const account = useAppSelector(({ user }) => user.current._id);
  const [state, setState] = useState<State>({ step: 'idle' });

  const running = useRef<AbortController>(null);

  // After a logout, the calls would load the data of the next account.
  useEffect(() => () => running.current?.abort(), [account]);

  const save = async () => {
    const { signal } = (running.current = new AbortController());
    setState({ step: 'collecting' });
    try {
      const { data, ...lacking } = await collectData(services, isPerformer, account, signal);
      saveFile(
        `encore-data-${new Date().toISOString().slice(0, 10)}.json`,
        'application/json',
        JSON.stringify(data, null, 2),
      );
      setState({ step: 'done', ...lacking });
    } catch (error) {
      if (!signal.aborted) throw error;
      setState({ step: 'idle' });
    }
  };

  return { state, save };
}
