import type { Operation } from '@/contract/operation';
import type { OperationName } from '@/contract/operations';
import { addressOf, ask, type Question, type Server } from './ask';
import { differencesOf, differencesOfRefusal, recordsIn, type Fields } from './differences';
import { checkForBrowsers } from './from-a-browser';
import { isSafe, limitOf, names, operationOf, questionsFor } from './questions';

export type Visitor = 'guest' | 'fan' | 'performer';
export type Tokens = Partial<Record<Exclude<Visitor, 'guest'>, string>>;

/** One question that was asked, and how its answer differs from the contract. */
export type Finding = { name: string; call: string; visitor: string; differences: string[] };
export type Left = { name: string; call: string; reason: string };
export type Report = { asked: Finding[]; left: Left[] };

const NOBODYS_TOKEN = 'not.a.token';
/** An id that no server gives. */
const NO_SUCH_ID = 'f'.repeat(24);

/** Who asks: both a guest and an account where an answer says more to an account. */
function visitorsOf({ auth, path }: Operation, tokens: Tokens): Visitor[] {
  const known = (visitors: readonly Visitor[]) => visitors.filter((visitor) => visitor === 'guest' || tokens[visitor]);
  if (auth === 'none') return ['guest'];
  if (auth === 'optional') return known(['guest', 'fan']);
  if (auth === 'any') return known(['fan', 'performer']).slice(0, path.includes('{') ? 1 : 2);
  return known([auth]);
}

/** The call about something that is not there; other words of its path, such as a kind, stay. */
const nowhereIn = ({ path }: Operation, params: Question['params'] = {}): Record<string, string> => ({
  ...Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => [param, NO_SUCH_ID])),
  ...(params.type !== undefined && { type: params.type }),
});

const needsAccount = ({ auth }: Operation): boolean => auth !== 'none' && auth !== 'optional';

/** Walks through the contract once. */
class Walk {
  readonly asked: Finding[] = [];
  readonly left: Left[] = [];
  private readonly records = new Map<OperationName, Fields[]>();

  constructor(
    private readonly server: Server,
    private readonly tokens: Tokens,
  ) {}

  private note(name: string, { method, path }: Operation, question: Question, visitor: string, differences: string[]): void {
    this.asked.push({ name, call: `${method} ${addressOf(path, question)}`, visitor, differences });
  }

  leave(name: OperationName, reason: string): void {
    const { method, path } = operationOf(name);
    this.left.push({ name, call: `${method} ${path}`, reason });
  }

  seen = (name: OperationName): readonly Fields[] => this.records.get(name) ?? [];

  /** Asks a call of everybody who may ask it. False when there is nothing to ask about yet. */
  async read(name: OperationName): Promise<boolean> {
    const operation = operationOf(name);
    const visitors = visitorsOf(operation, this.tokens);
    if (visitors.length === 0) {
      this.leave(name, `needs the token of ${operation.auth === 'performer' ? 'a performer' : 'a fan'}`);
      return true;
    }
    const questions = questionsFor(name, this.seen);
    if (!questions) return false;
    for (const visitor of visitors) {
      for (const question of questions) {
        const answer = await ask(this.server, operation.method, operation.path, question, visitor === 'guest' ? undefined : this.tokens[visitor]);
        this.records.set(name, [...this.seen(name), ...recordsIn(answer)]);
        this.note(name, operation, question, visitor, differencesOf(operation, answer, limitOf(question)));
      }
    }
    return true;
  }

  /** Asks what must be refused: without a token what needs one, and for what is not there. */
  async refusals(name: OperationName): Promise<void> {
    const operation = operationOf(name);
    const [question = { params: nowhereIn(operation) }] = questionsFor(name, this.seen) ?? [];
    if (needsAccount(operation)) {
      await this.refused(name, question, 'nobody', [401]);
      await this.refused(name, question, 'a wrong token', [401], NOBODYS_TOKEN);
    }
    const [visitor] = visitorsOf(operation, this.tokens);
    if (visitor && operation.errors?.[404] && question.params) {
      await this.refused(name, { ...question, params: nowhereIn(operation, question.params) }, visitor, [404], visitor === 'guest' ? undefined : this.tokens[visitor]);
    }
  }

  /** Asks for a change as nobody and with nothing in it, which no server may make. */
  async refusedChange(name: OperationName): Promise<void> {
    const operation = operationOf(name);
    const expected = needsAccount(operation) ? [401] : [400, 401, 403, 404, 422];
    await this.refused(name, { params: nowhereIn(operation), body: {} }, 'nobody', expected);
  }

  private async refused(name: OperationName, question: Question, visitor: string, expected: readonly number[], token?: string): Promise<void> {
    const operation = operationOf(name);
    const sent = operation.method === 'GET' ? { ...question, body: undefined } : question;
    const answer = await ask(this.server, operation.method, operation.path, sent, token);
    this.note(name, operation, question, visitor, differencesOfRefusal(expected, answer));
  }
}

export type KitOptions = {
  server: Server;
  tokens?: Tokens;
  /** Ask for changes as well, without a token and with an empty body: every one has to be refused. */
  changes?: boolean;
  /** The site's origin: look also at what its pages need in a browser. */
  origin?: string;
};

/**
 * Asks a server every call of the contract that can be asked without changing anything, and compares status, envelope and shape.
 * What a call is asked about comes out of the server's own lists.
 */
export async function checkContract({ server, tokens = {}, changes = false, origin }: KitOptions): Promise<Report> {
  const walk = new Walk(server, tokens);
  const safe = names.filter(isSafe);
  // Lists first; what needs a record of theirs waits for the next round.
  let waiting = safe;
  for (let before = Infinity; waiting.length < before; ) {
    before = waiting.length;
    const still: OperationName[] = [];
    for (const name of waiting) if (!(await walk.read(name))) still.push(name);
    waiting = still;
  }
  for (const name of waiting) walk.leave(name, 'the server has nothing to ask about');
  for (const name of safe) await walk.refusals(name);
  for (const name of names.filter((other) => !isSafe(other))) {
    if (changes) await walk.refusedChange(name);
    else walk.leave(name, 'would change something');
  }
  const inBrowsers = origin ? await checkForBrowsers(server, origin) : [];
  return { asked: [...walk.asked, ...inBrowsers.map((finding) => ({ ...finding, visitor: 'a browser' }))], left: walk.left };
}
