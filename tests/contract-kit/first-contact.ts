import { ask, type Answer, type Server } from './ask';
import { dataIn } from './differences';

/** Public calls that every back end has. One successful call is enough to know that the address is right. */
const PUBLIC_CALLS = [
  '/settings/public',
  '/performers/search',
  '/user/assets/videos/search',
  '/posts/search',
  '/countries/list',
];
/** Paths at which APIs are often found. */
const USUAL_PATHS = ['', '/api', '/v1', '/api/v1'];

const answers = (answer: Answer): boolean =>
  dataIn(answer) !== undefined || (!('failed' in answer) && [400, 401, 403, 422, 429].includes(answer.status));

async function anyAnswers(
  server: Server,
  calls: readonly string[],
): Promise<{ isReached: boolean; isPage: boolean; failure?: string }> {
  let isPage = false;
  let failure: string | undefined;
  for (const path of calls) {
    const answer = await ask(server, 'GET', path, {});
    if (answers(answer)) return { isReached: true, isPage: false };
    if ('failed' in answer) failure = answer.failed;
    // A server error says nothing about the path.
    else if (answer.status >= 500) return { isReached: true, isPage: false };
    else isPage ||= answer.status < 300 && answer.type.includes('text/html');
  }
  return { isReached: false, isPage, failure };
}

/** Explains why no call can be made at this address and what to try instead; null if the API answers. */
export async function explainNoContact(server: Server): Promise<string | null> {
  const { isReached, isPage, failure } = await anyAnswers(server, PUBLIC_CALLS);
  if (isReached) return null;
  if (failure !== undefined)
    return `Nobody answers at ${server.base}: ${failure}. Is the server running, and is the address right?`;
  const lines = [`No call answers at ${server.base}. Is the path right?`];
  if (isPage) lines.push('It sends web pages. This may be the address of a site instead of its API.');
  const { origin } = new URL(server.base);
  for (const path of USUAL_PATHS.filter((each) => origin + each !== server.base)) {
    const { isReached: isThere } = await anyAnswers({ ...server, base: origin + path }, ['/settings/public']);
    if (isThere)
      return [...lines, `GET /settings/public answers at ${origin}${path}: try --base ${origin}${path}`].join('\n');
  }
  return [...lines, `Asked for ${PUBLIC_CALLS.map((path) => server.base + path).join(', ')}.`].join('\n');
}

/** Describes a response without the parts that repeat the request. */
function getShape(answer: Answer, method: string, address: string): string | null {
  if ('failed' in answer) return null;
  const [path = ''] = address.split('?');
  const text = [address, path, method].reduce((rest, part) => rest.replaceAll(part, ''), answer.text);
  return `${answer.status} ${answer.type} ${text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z?|[0-9a-f-]{16,}/g, '')}`;
}

const NO_SUCH_PATH = '/no-such-call/at-all';

/** Recognizes responses to calls that the server doesn't implement, from its response to a path that cannot exist. */
export class MissingCalls {
  private readonly shapes = new Map<string, string | null>();

  constructor(private readonly server: Server) {}

  /** `namesRecord` if the call names a record, because a missing record also answers 404. */
  async isMissing(answer: Answer, method: string, address: string, namesRecord: boolean): Promise<boolean> {
    if ('failed' in answer) return false;
    if (answer.status === 405 || answer.status === 501) return true;
    if (answer.status !== 404) return false;
    if (!namesRecord) return true;
    const shape =
      this.shapes.get(method) ?? getShape(await ask(this.server, method, NO_SUCH_PATH, {}), method, NO_SUCH_PATH);
    this.shapes.set(method, shape);
    return shape !== null && shape === getShape(answer, method, address);
  }
}
