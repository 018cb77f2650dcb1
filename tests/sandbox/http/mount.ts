import type { Context as HonoContext, Hono } from 'hono';
import type { Operation } from '@/contract/operation';
import type { Context } from '../context';
import { refuseHidden } from '../views/blocked';
import { releaseDue } from '../uploads/post-status';
import { getLimit } from '../uploads/limits';
import { notImplemented } from './errors';
import { getKey, onceByKey } from './idempotency';
import { readBody, type RequestBody } from './request-body';
import type { Call, Route } from './route';
import { admitted, getSession, getToken, getViewer } from './session';
import { validated } from './validation';
import { withUploadedParts } from './uploaded-parts';
import { getOrigin, getVisitorIpAddress, type Env } from './visitor';
import { withOrigin } from './with-origin';

/** Registers every operation under its path and aliases. Those without a route respond with 501. */
export function mountOperations(
  app: Hono<Env>,
  context: Context,
  operations: readonly Operation[],
  routes: readonly Route[],
): void {
  const once = onceByKey(context);
  const handlers = new Map(routes.map((route) => [route.operation, route.handle]));
  const entries = operations.flatMap((operation) =>
    [operation.path, ...(operation.aliases ?? [])].map((path) => ({ operation, path })),
  );
  for (const { operation, path } of entries.sort((a, b) => comparePaths(a.path, b.path))) {
    app.on(operation.method, honoPath(path), async (c) => {
      releaseDue(context.store, context.now());
      const call = await getCall(c, context, operation);
      const handle = handlers.get(operation);
      try {
        if (!handle) throw notImplemented(`This sandbox does not offer ${operation.method} ${operation.path} yet.`);
        const data = await once(operation, call, async () => fitting(operation, await handle(call)));
        return c.body(withOrigin(JSON.stringify({ status: 0, data }), call.origin), 200, {
          'Content-Type': 'application/json',
        });
      } finally {
        await discard(call.files);
      }
    });
  }
}

/** Sorts fixed segments before parameters, so that /posts/search doesn't match a post (contract H-20). */
const comparePaths = (a: string, b: string): number => (sortKey(a) < sortKey(b) ? -1 : 1);
const sortKey = (path: string): string => path.replaceAll(/\{\w+\}/g, '~');
const honoPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

const discard = async (files: RequestBody['files']): Promise<void> => {
  await Promise.all(
    Object.values(files)
      .flat()
      .map((file) => file.discard()),
  );
};

async function getCall(c: HonoContext<Env>, context: Context, operation: Operation): Promise<Call<Operation>> {
  const { store, secret, now, uploads } = context;
  const request = c.req.raw;
  const token = getToken(request);
  const account = await getViewer(store, secret, token, now());
  const viewer = admitted(operation.auth, account, token !== null);
  // If only the alias has a parameter, it fills the query or body field of the same name.
  const params: Record<string, string> = c.req.param();
  const extra = Object.fromEntries(Object.entries(params).filter(([name]) => !operation.path.includes(`{${name}}`)));
  const intake = { dir: () => uploads.arrivals(), getLimit: (part: string) => getLimit(operation, params, part) };
  const sent = operation.method === 'GET' ? { fields: {}, files: {} } : await readBody(request, intake);
  try {
    const { fields, files } =
      viewer && operation.multipart
        ? await withUploadedParts(sent, intake, uploads.resumable, viewer.account._id)
        : sent;
    const query = operation.query && validated(operation.query, { ...getQuery(c), ...extra });
    const body = operation.body && validated(operation.body, isRecord(fields) ? { ...fields, ...extra } : fields);
    const ipAddress = getVisitorIpAddress(c);
    refuseHidden(context, operation, { path: c.req.path, params, query, body, viewer: account, ipAddress });
    const session = viewer && token ? getSession(token) : null;
    return {
      params,
      query,
      body,
      files,
      viewer,
      session,
      key: getKey(request),
      ipAddress,
      origin: getOrigin(request),
    } as Call<Operation>;
  } catch (refusal) {
    await discard(sent.files);
    throw refusal;
  }
}

const getQuery = (c: HonoContext<Env>): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(c.req.queries()).map(([key, values]) => [key, values.length === 1 ? (values[0] ?? '') : values]),
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Keeps only the fields of the contract, so that no private data leaves the server. A response that breaks the contract
 * is a bug of the sandbox.
 */
function fitting(operation: Operation, data: unknown): unknown {
  const result = operation.data.safeParse(data);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(
    `The response to ${operation.method} ${operation.path} breaks the contract at ${issue?.path.join('.')}: ${issue?.message}`,
  );
}
