import { sendCall, type CallResult, type Server } from './send-call';
import { dataIn } from './differences';

/** Public calls that every back end has. One successful call is enough to know that the base URL is right. */
const PUBLIC_CALLS = [
  '/settings/public',
  '/performers/search',
  '/user/assets/videos/search',
  '/posts/search',
  '/countries/list',
];
/** Paths at which APIs are often found. */
const USUAL_PATHS = ['', '/api', '/v1', '/api/v1'];

const isFromApi = (response: CallResult): boolean =>
  dataIn(response) !== undefined || (!('failed' in response) && [400, 401, 403, 422, 429].includes(response.status));

async function tryCalls(
  server: Server,
  calls: readonly string[],
): Promise<{ isReached: boolean; isPage: boolean; failure?: string }> {
  let isPage = false;
  let failure: string | undefined;
  for (const path of calls) {
    const response = await sendCall(server, 'GET', path, {});
    if (isFromApi(response)) return { isReached: true, isPage: false };
    if ('failed' in response) failure = response.failed;
    // A server error says nothing about the path.
    else if (response.status >= 500) return { isReached: true, isPage: false };
    else isPage ||= response.status < 300 && response.type.includes('text/html');
  }
  return { isReached: false, isPage, failure };
}

/** Explains why the API can't be reached at this URL and what to try instead; null if it responds. */
export async function explainNoContact(server: Server): Promise<string | null> {
  const { isReached, isPage, failure } = await tryCalls(server, PUBLIC_CALLS);
  if (isReached) return null;
  if (failure !== undefined)
    return `No response from ${server.base}: ${failure}. Is the server running, and is the URL right?`;
  const lines = [`No call of the API was found at ${server.base}. Is the path right?`];
  if (isPage) lines.push('The server responds with web pages. This may be the URL of a site instead of its API.');
  const { origin } = new URL(server.base);
  for (const path of USUAL_PATHS.filter((each) => origin + each !== server.base)) {
    const { isReached: isThere } = await tryCalls({ ...server, base: origin + path }, ['/settings/public']);
    if (isThere)
      return [...lines, `GET /settings/public was found at ${origin}${path}: try --base ${origin}${path}`].join('\n');
  }
  return [...lines, `Requested ${PUBLIC_CALLS.map((path) => server.base + path).join(', ')}.`].join('\n');
}

/** Describes a response without the parts that repeat the request. */
function getShape(response: CallResult, method: string, url: string): string | null {
  if ('failed' in response) return null;
  const [path = ''] = url.split('?');
  const text = [url, path, method].reduce((rest, part) => rest.replaceAll(part, ''), response.text);
  return `${response.status} ${response.type} ${text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z?|[0-9a-f-]{16,}/g, '')}`;
}

const NO_SUCH_PATH = '/no-such-call/at-all';

/** Recognizes responses to calls that the server doesn't implement, from its response to a path that cannot exist. */
export class MissingCalls {
  private readonly shapes = new Map<string, string | null>();

  constructor(private readonly server: Server) {}

  /** `namesRecord` if the call names a record, because the response for a missing record is also 404. */
  async isMissing(response: CallResult, method: string, url: string, namesRecord: boolean): Promise<boolean> {
    if ('failed' in response) return false;
    if (response.status === 405 || response.status === 501) return true;
    if (response.status !== 404) return false;
    if (!namesRecord) return true;
    const shape =
      this.shapes.get(method) ?? getShape(await sendCall(this.server, method, NO_SUCH_PATH, {}), method, NO_SUCH_PATH);
    this.shapes.set(method, shape);
    return shape !== null && shape === getShape(response, method, url);
  }
}
