import type { z } from 'zod';
import type { Operation } from '@/contract/operation';
import { operations } from '@/contract/operations';
import { serverPayloads } from '@/contract/socket';
import { HttpClient } from '@/services/http/http-client';
import { readEvent, replyKind } from '@/services/http/normalize';
import { EVENTS } from '@/services/http/replies';
import { ApiError } from '@/lib/http/errors';
import { cases } from '../../../setup/exhaustive';
import { malformResponse, oddReply } from '../../../setup/odd-data';
import { wholeData } from '../../../setup/wire-example';

/*
 * Whatever the API sends, every call gives data of the contract or an error, in browsers as on the server. ODD_SEED
 * selects the changes.
 */
const SEEDS = cases(15, 1000);
const FIRST_SEED = Number(process.env.ODD_SEED ?? 1);
const seeds = Array.from({ length: SEEDS }, (_, index) => FIRST_SEED + index);

const reads = (Object.values(operations) as Operation[]).filter(({ method }) => method === 'GET');
const ID = 'id1';

/**
 * What a screen must never get: a difference from the contract. Only the account of the visitor is told apart by
 * `isPerformer`.
 */
const differences = (schema: z.ZodType, data: unknown): string[] => {
  const parsed = schema.safeParse(data);
  return parsed.success
    ? []
    : parsed.error.issues.flatMap(({ path, message }) =>
        path.at(-1) === 'isPerformer' ? [] : `${path.join('.')}: ${message}`,
      );
};

async function load({ path, data: schema }: Operation, reply: unknown): Promise<unknown> {
  const http = new HttpClient({
    baseUrl: 'http://api.test',
    token: () => null,
    getText: async () => ({ status: 200, text: JSON.stringify(reply), encoded: false }),
  });
  const url = path.replaceAll(/\{\w+\}/g, ID);
  const kind = replyKind('GET', url) ?? '';
  const { data } = kind.startsWith('#')
    ? await http.list(url, { limit: 24 })
    : kind.startsWith('[]')
      ? await http.rows(url)
      : kind.startsWith('@')
        ? await http.record(url)
        : await http.get(url);
  return { data, wrong: differences(schema, data) };
}

test.each(reads.map((operation) => [operation.path, operation] as const))(
  'GET %s gives data of the contract, whatever the API sends',
  async (path, operation) => {
    const kind = replyKind('GET', path.replaceAll(/\{\w+\}/g, ID)) ?? '';
    const whole = { status: 0, data: wholeData(kind) };
    await expect(load(operation, whole)).resolves.toMatchObject({ data: whole.data, wrong: [] });
    for (const seed of seeds) {
      const { reply, how } = oddReply(whole, seed);
      const outcome = await load(operation, reply).catch((error: unknown) => error);
      if (!(outcome instanceof ApiError)) expect({ seed, how, outcome }).toMatchObject({ outcome: { wrong: [] } });
    }
  },
);

test.each(Object.entries(serverPayloads))(
  'the event %s has a payload of the contract or is dropped',
  (event, schema) => {
    const whole = wholeData(EVENTS[event] ?? 'any');
    for (const seed of seeds) {
      const { data, how } = malformResponse(whole, seed);
      const read = readEvent(event.replace('*', ID), data, { mediaBase: 'http://api.test' });
      if (read !== undefined) expect({ seed, how, wrong: differences(schema, read) }).toMatchObject({ wrong: [] });
    }
  },
);
