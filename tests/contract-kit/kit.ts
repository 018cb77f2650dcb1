import type { Operation } from '@/contract/operation';
import type { OperationName } from '@/contract/operations';
import { getCallPath, sendCall, type CallResult, type CallInput, type Server } from './send-call';
import { compareResponse, compareRefusal, dataIn, recordsIn, type Fields } from './differences';
import { MissingCalls } from './first-contact';
import { checkForBrowsers, type BrowserFinding } from './from-a-browser';
import { findRelativeMedia } from './relative-media';
import { isSafe, getLimit, names, getOperation, getCallInputs } from './call-inputs';

export type Visitor = 'guest' | 'fan' | 'performer';
export type Tokens = Partial<Record<Exclude<Visitor, 'guest'>, string>>;

/** One request, and how its response differs from the contract. */
export type Finding = { name: OperationName; call: string; visitor: string; differences: string[] };
/** A call that the server doesn't implement. `alias` is another path at which the server has it. */
export type MissingCall = { name: OperationName; alias?: string };
export type SkippedCall = { name: OperationName; call: string; reason: string };
export type Report = {
  checked: Finding[];
  missing: MissingCall[];
  skipped: SkippedCall[];
  browser: BrowserFinding[];
  /** Calls whose responses lack `"status": 0`. */
  withoutStatus: OperationName[];
  /** Calls whose responses are the data itself, without an envelope. */
  withoutEnvelope: OperationName[];
  /** Calls that send media URLs without an origin, each with its first one. */
  relativeMedia: { name: OperationName; place: string; url: string }[];
  /** The country check sends no `countryCode`, which the site doesn't need but shares its caches by. */
  withoutCountry: boolean;
};

const WRONG_TOKEN = 'not.a.token';
/** An id that no server assigns. */
const UNKNOWN_ID = 'f'.repeat(24);

/** The visitors to send a call as: guest and account if the response depends on it. */
function getVisitors({ auth, path }: Operation, tokens: Tokens): Visitor[] {
  const known = (visitors: readonly Visitor[]) => visitors.filter((visitor) => visitor === 'guest' || tokens[visitor]);
  if (auth === 'none') return ['guest'];
  if (auth === 'optional') return known(['guest', 'fan']);
  if (auth === 'any') return known(['fan', 'performer']).slice(0, path.includes('{') ? 1 : 2);
  return known([auth]);
}

/** Replaces the id by an unknown one. Other path parameters, such as a kind, stay. */
const unknownRecord = ({ path }: Operation, params: CallInput['params'] = {}): Record<string, string> => ({
  ...Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => [param, UNKNOWN_ID])),
  ...(path.includes('{type}') && { type: params.type ?? 'public' }),
});

const needsAccount = ({ auth }: Operation): boolean => auth !== 'none' && auth !== 'optional';

/** One run through the contract. */
class ContractWalk {
  readonly checked: Finding[] = [];
  readonly missing: MissingCall[] = [];
  readonly skipped: SkippedCall[] = [];
  readonly withoutStatus = new Set<OperationName>();
  readonly withoutEnvelope = new Set<OperationName>();
  readonly relativeMedia = new Map<OperationName, { place: string; url: string }>();
  private readonly records = new Map<OperationName, Fields[]>();
  private readonly missingCalls: MissingCalls;

  constructor(
    private readonly server: Server,
    private readonly tokens: Tokens,
  ) {
    this.missingCalls = new MissingCalls(server);
  }

  private record(name: OperationName, input: CallInput, visitor: string, differences: string[]): void {
    const { method, path } = getOperation(name);
    this.checked.push({ name, call: `${method} ${getCallPath(path, input)}`, visitor, differences });
  }

  private getToken(visitor: Visitor): string | undefined {
    return visitor === 'guest' ? undefined : this.tokens[visitor];
  }

  /** `mayRefuse` if the call itself may respond with 404. */
  private async isMissing(
    name: OperationName,
    input: CallInput,
    response: CallResult,
    mayRefuse = false,
  ): Promise<boolean> {
    const { method, path } = getOperation(name);
    return this.missingCalls.isMissing(response, method, getCallPath(path, input), mayRefuse || path.includes('{'));
  }

  private async noteMissing(name: OperationName, input: CallInput, token?: string): Promise<void> {
    const { method, aliases = [] } = getOperation(name);
    const values = { ...input.query, ...input.params };
    for (const alias of method === 'GET' ? aliases : []) {
      const isFilled = [...alias.matchAll(/\{(\w+)\}/g)].every(([, param = '']) => values[param]);
      if (
        isFilled &&
        dataIn(await sendCall(this.server, method, alias, { query: input.query, params: values }, token)) !== undefined
      ) {
        this.missing.push({ name, alias });
        return;
      }
    }
    this.missing.push({ name });
  }

  isKnownMissing = (name: OperationName): boolean => this.missing.some((call) => call.name === name);

  private isChecked = (name: OperationName): boolean => this.checked.some((finding) => finding.name === name);

  skip(name: OperationName, reason: string): void {
    const { method, path } = getOperation(name);
    this.skipped.push({ name, call: `${method} ${path}`, reason });
  }

  getRecords = (name: OperationName): readonly Fields[] => this.records.get(name) ?? [];

  /** Sends a call as every visitor with access. Returns false if no record is known yet. */
  async read(name: OperationName): Promise<boolean> {
    const operation = getOperation(name);
    const visitors = getVisitors(operation, this.tokens);
    if (visitors.length === 0) {
      this.skip(name, `needs the token of ${operation.auth === 'performer' ? 'a performer' : 'a fan'}`);
      return true;
    }
    const inputs = getCallInputs(name, this.getRecords);
    if (!inputs) return false;
    for (const visitor of visitors) {
      for (const input of inputs) {
        const response = await sendCall(this.server, operation.method, operation.path, input, this.getToken(visitor));
        if (await this.isMissing(name, input, response)) {
          await this.noteMissing(name, input, this.getToken(visitor));
          return true;
        }
        this.take(name, input, visitor, response);
      }
    }
    return true;
  }

  private take(name: OperationName, input: CallInput, visitor: Visitor, response: CallResult): void {
    const operation = getOperation(name);
    this.records.set(name, [...this.getRecords(name), ...recordsIn(response, operation)]);
    const { differences, lacksStatus, lacksEnvelope } = compareResponse(operation, response, getLimit(input));
    if (lacksStatus) this.withoutStatus.add(name);
    if (lacksEnvelope) this.withoutEnvelope.add(name);
    const [relative] = findRelativeMedia(dataIn(response, operation));
    if (relative && !this.relativeMedia.has(name)) this.relativeMedia.set(name, relative);
    this.record(name, input, visitor, differences);
  }

  /** Sends calls that must be refused: without a required token, or with an unknown id. */
  async refusals(name: OperationName): Promise<void> {
    const operation = getOperation(name);
    const [input = { params: unknownRecord(operation) }] = getCallInputs(name, this.getRecords) ?? [];
    if (needsAccount(operation)) {
      await this.refused(name, input, 'without a token', [401]);
      await this.refused(name, input, 'with a wrong token', [401], WRONG_TOKEN);
    }
    const [visitor] = getVisitors(operation, this.tokens);
    if (visitor && operation.errors?.[404] && input.params) {
      await this.refused(
        name,
        { ...input, params: unknownRecord(operation, input.params) },
        visitor,
        [404],
        this.getToken(visitor),
      );
    }
  }

  /** Sends a change without token and with an empty body, which every server must refuse. */
  async refusedChange(name: OperationName): Promise<void> {
    const operation = getOperation(name);
    const expected = needsAccount(operation) ? [401] : [400, 401, 403, 404, 422];
    await this.refused(name, { params: unknownRecord(operation), body: {} }, 'without a token', expected);
  }

  private async refused(
    name: OperationName,
    input: CallInput,
    visitor: string,
    expected: readonly number[],
    token?: string,
  ): Promise<void> {
    if (this.isKnownMissing(name)) return;
    const operation = getOperation(name);
    const sent = operation.method === 'GET' ? { ...input, body: undefined } : input;
    const response = await sendCall(this.server, operation.method, operation.path, sent, token);
    // 404 is the right status for an unknown record, so it doesn't mean that the call is missing.
    const isAboutRecord = operation.method === 'GET' && expected.includes(404);
    if (
      !isAboutRecord &&
      !this.isChecked(name) &&
      (await this.isMissing(name, sent, response, expected.includes(404)))
    ) {
      this.missing.push({ name });
      return;
    }
    this.record(name, input, visitor, compareRefusal(expected, response));
  }
}

export type KitOptions = {
  server: Server;
  tokens?: Tokens;
  /** Includes changes, without token and with an empty body. All of them must be refused. */
  changes?: boolean;
  /** The origin of the site: also checks what its pages need in a browser. */
  origin?: string;
};

/**
 * Sends every call that changes nothing, and compares status, envelope and shape with the contract. The ids come from
 * the server's own lists.
 */
export async function checkContract({ server, tokens = {}, changes = false, origin }: KitOptions): Promise<Report> {
  const walk = new ContractWalk(server, tokens);
  const safe = names.filter(isSafe);
  // Lists first. Calls that need a record wait for the next round.
  let waiting = safe;
  for (let before = Infinity; waiting.length < before;) {
    before = waiting.length;
    const still: OperationName[] = [];
    for (const name of waiting) if (!(await walk.read(name))) still.push(name);
    waiting = still;
  }
  for (const name of safe) await walk.refusals(name);
  for (const name of waiting)
    if (!walk.isKnownMissing(name)) walk.skip(name, 'no list of the server has a record for it');
  for (const name of names.filter((other) => !isSafe(other))) {
    if (changes) await walk.refusedChange(name);
    else walk.skip(name, 'would change something (see --changes)');
  }
  return {
    checked: walk.checked,
    missing: walk.missing,
    skipped: walk.skipped.filter(({ name }) => !walk.isKnownMissing(name)),
    browser: origin ? await checkForBrowsers(server, origin) : [],
    withoutStatus: [...walk.withoutStatus],
    withoutEnvelope: [...walk.withoutEnvelope],
    relativeMedia: [...walk.relativeMedia].map(([name, found]) => ({ name, ...found })),
    withoutCountry: walk.getRecords('checkCountry').some((check) => !('countryCode' in check)),
  };
}
