import { ApiError } from '@/lib/http/errors';
import { readStored, removeStored, writeStored } from '@/device/storage';
import type { KeyHeader } from './http-client-options';

const VERSION = 1;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Finding {
  isAllowed: boolean;
  /** Milliseconds since 1970. */
  at: number;
}

function parseFinding(data: unknown): Finding {
  if (
    typeof data === 'object' &&
    data !== null &&
    'isAllowed' in data &&
    'at' in data &&
    typeof data.isAllowed === 'boolean' &&
    typeof data.at === 'number'
  )
    return { isAllowed: data.isAllowed, at: data.at };
  throw new Error('Not a finding.');
}

const isFresh = ({ at }: Finding) => at <= Date.now() && Date.now() - at < DAY_MS;

/**
 * Finds out whether the API's CORS list has `Idempotency-Key` (the contract names `Authorization` and `Content-Type`
 * only, A.1). A script can't distinguish a refused preflight from a lost response, so a payment must not be used to find out: a
 * harmless read is sent with the header and, if that fails, without it. The result is remembered on this device for a
 * day.
 */
export function getKeyHeader(baseUrl: string): KeyHeader {
  const storageKey = `encore.key-header.${baseUrl}`;
  let finding: Finding | null = null;
  let check: Promise<Finding> | null = null;

  /** True if any response came. */
  const getsResponse = (headers?: Record<string, string>): Promise<boolean> =>
    fetch(`${baseUrl}/settings/public?group=all`, { headers, cache: 'no-store' }).then(
      () => true,
      () => false,
    );
  const withHeader = () => getsResponse({ 'Idempotency-Key': 'check' });

  async function findOut(): Promise<Finding> {
    let isAllowed = await withHeader();
    if (!isAllowed) {
      if (!(await getsResponse())) throw ApiError.notSent();
      // The connection may have dropped briefly, so the header is given up only after a second failure.
      isAllowed = await withHeader();
    }
    const found = { isAllowed, at: Date.now() };
    writeStored(storageKey, VERSION, found);
    return found;
  }

  return {
    async isAllowed() {
      finding ??= readStored<Finding | null>(storageKey, VERSION, parseFinding, null);
      if (finding && isFresh(finding)) return finding.isAllowed;
      check ??= findOut().finally(() => (check = null));
      finding = await check;
      return finding.isAllowed;
    },
    forget() {
      finding = null;
      removeStored(storageKey);
    },
  };
}
