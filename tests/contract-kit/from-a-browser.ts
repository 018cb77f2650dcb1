import { resumableUpload } from '@/contract/resumable-upload';
import { REQUEST_HEADERS, type TUS_HEADERS } from '@/services/http/request-headers';
import { sendCall, type Fetch, type Server } from './send-call';

/** What pages need besides the calls: required changes and suggestions. */
export type BrowserFinding = { name: string; call: string; differences: string[]; suggestions: string[] };

/** The benefit of allowing each optional header. */
const GAINS: Record<Exclude<(typeof REQUEST_HEADERS.optional)[number], (typeof TUS_HEADERS)[number]>, string> = {
  'Idempotency-Key':
    'with it, your server can recognize a payment or upload that arrives twice, for example after a lost connection, and process it once',
};
const NEEDED_HEADERS = REQUEST_HEADERS.required.map((name) => name.toLowerCase());
const OPTIONAL_HEADERS = Object.fromEntries(Object.entries(GAINS).map(([name, gain]) => [name.toLowerCase(), gain]));
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

const listed = (value: string | null): string[] => (value ?? '').split(',').map((part) => part.trim().toLowerCase());

const mayRead = (headers: Headers, origin: string): string[] => {
  const allowed = headers.get('access-control-allow-origin');
  return allowed === '*' || allowed === origin
    ? []
    : [
        `Access-Control-Allow-Origin is ${allowed === null ? 'missing' : `"${allowed}"`}; it must be "*" or "${origin}"`,
      ];
};

async function reply(fetch: Fetch, request: Request): Promise<Response | string> {
  try {
    return await fetch(request);
  } catch (error) {
    return `no response: ${String(error)}`;
  }
}

/** Sends a CORS preflight, with headers in the order and spelling of browsers. */
async function checkPreflight({ base, fetch }: Server, origin: string, method: string): Promise<BrowserFinding> {
  const requested = [...NEEDED_HEADERS, ...Object.keys(OPTIONAL_HEADERS)].sort().join(',');
  const sendPreflight = (headers: string) =>
    reply(
      fetch,
      new Request(`${base}/users/me`, {
        method: 'OPTIONS',
        headers: { Origin: origin, 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': headers },
      }),
    );
  const finding = { name: 'preflight', call: `OPTIONS /users/me for ${method}`, suggestions: [] };
  let response = await sendPreflight(requested);
  // Some servers refuse the whole request because of one header that is not allowed.
  if (typeof response !== 'string' && !response.ok) response = await sendPreflight(NEEDED_HEADERS.join(','));
  if (typeof response === 'string') return { ...finding, differences: [response] };
  const allowed = listed(response.headers.get('access-control-allow-headers'));
  const methods = listed(response.headers.get('access-control-allow-methods'));
  // "*" doesn't include Authorization.
  const lacks = (header: string) => !allowed.includes(header) && (header === 'authorization' || !allowed.includes('*'));
  const isSimple = method === 'GET' || method === 'POST';
  return {
    ...finding,
    differences: [
      ...(response.ok ? [] : [`responded with ${response.status}; it must be 200 or 204, without requiring a token`]),
      ...mayRead(response.headers, origin),
      ...NEEDED_HEADERS.filter(lacks).map((header) => `Access-Control-Allow-Headers lacks "${header}"`),
      ...(isSimple || methods.includes(method.toLowerCase()) || methods.includes('*')
        ? []
        : [`Access-Control-Allow-Methods lacks "${method}"`]),
    ],
    suggestions: Object.entries(OPTIONAL_HEADERS).flatMap(([header, gain]) =>
      lacks(header) ? [`Access-Control-Allow-Headers could also list "${header}": ${gain}`] : [],
    ),
  };
}

async function checkReadable({ base, fetch }: Server, origin: string): Promise<BrowserFinding> {
  const response = await reply(fetch, new Request(`${base}/settings/public`, { headers: { Origin: origin } }));
  return {
    name: 'readable',
    call: 'GET /settings/public',
    differences: typeof response === 'string' ? [response] : mayRead(response.headers, origin),
    suggestions: [],
  };
}

/** The handshake of the live connection over long polling, which works everywhere. */
async function checkLiveConnection({ base, fetch }: Server): Promise<BrowserFinding> {
  const path = '/socket.io/';
  const response = await sendCall({ base: new URL(base).origin, fetch }, 'GET', path, {
    query: { EIO: '4', transport: 'polling', token: '' },
  });
  const isOpened = !('failed' in response) && response.status === 200 && response.text.startsWith('0{');
  const difference =
    'failed' in response
      ? `no response: ${response.failed}`
      : `responded with ${response.status}; it must be the handshake of Socket.IO 4. Without it, chat, live shows and balances don’t update automatically`;
  return { name: 'live connection', call: `GET ${path}`, differences: isOpened ? [] : [difference], suggestions: [] };
}

/** Resumable uploads are optional, so anything missing is a suggestion, never a difference. */
async function checkResumableUploads({ base, fetch }: Server, origin: string): Promise<BrowserFinding> {
  const { path, version, neededExtensions, cors } = resumableUpload;
  const finding = { name: 'resumable uploads', call: `OPTIONS ${path}`, differences: [] };
  const sendOptions = (headers: Record<string, string>) =>
    reply(fetch, new Request(base + path, { method: 'OPTIONS', headers: { Origin: origin, ...headers } }));
  const response = await sendOptions({ 'Tus-Resumable': version });
  const extensions = typeof response === 'string' ? [] : listed(response.headers.get('tus-extension'));
  const isOffered =
    typeof response !== 'string' &&
    listed(response.headers.get('tus-version')).includes(version) &&
    neededExtensions.every((name) => extensions.includes(name));
  if (!isOffered)
    return {
      ...finding,
      suggestions: [
        `The server could also accept large files by tus ${version} at ${path}: with it, an upload can be paused, and continues after a lost connection or a reload`,
      ],
    };
  const preflight = await sendOptions({
    'Access-Control-Request-Method': 'PATCH',
    'Access-Control-Request-Headers': cors.allowHeaders.join(',').toLowerCase(),
  });
  const lacking = (name: string, needed: readonly string[], headers: Headers | null) => {
    const has = listed(headers?.get(name) ?? null);
    const missing = needed.filter(
      (one) => !has.includes(one.toLowerCase()) && (one === 'Authorization' || !has.includes('*')),
    );
    return missing.length > 0
      ? [`Resumable uploads require ${missing.join(', ')} in ${name}; otherwise, browsers don’t use them`]
      : [];
  };
  const allowed = typeof preflight === 'string' ? null : preflight.headers;
  const methods = cors.methods.filter((method) => method !== 'HEAD' && method !== 'POST');
  return {
    ...finding,
    suggestions: [
      ...lacking('Access-Control-Allow-Headers', cors.allowHeaders, allowed),
      ...lacking('Access-Control-Allow-Methods', methods, allowed),
      ...lacking('Access-Control-Expose-Headers', cors.exposeHeaders, response.headers),
    ],
  };
}

/** Checks what a page of the site at `origin` needs besides the calls: CORS and the live connection. */
export async function checkForBrowsers(server: Server, origin: string): Promise<BrowserFinding[]> {
  const findings: BrowserFinding[] = [];
  for (const method of METHODS) findings.push(await checkPreflight(server, origin, method));
  return [
    ...findings,
    await checkReadable(server, origin),
    await checkLiveConnection(server),
    await checkResumableUploads(server, origin),
  ];
}
