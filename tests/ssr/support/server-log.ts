/** A log line about something that failed during rendering. */
interface LogLine {
  level: string;
  requestId: string;
  what: string;
  error: string;
}

/**
 * React's development build misses a feature in Node 20; Redux Toolkit warns about slow middleware on a busy machine.
 */
const HARMLESS = /ArrayBuffer\.prototype\.detached|InvariantMiddleware took/;

function parsed(text: string): LogLine | null {
  try {
    return JSON.parse(text) as LogLine;
  } catch {
    return null;
  }
}

/**
 * A record whose terms are unreadable counts as locked, and its files are reported to the operator: see
 * entities/access/unpaid.
 */
export const DROPPED_FILE = /^The API sent a file of the \w+ .* It was dropped\.$/s;

/**
 * Captures the server log during each test. Log lines are returned for checks; any other console output, such as a
 * warning of React, fails the test, except what is `expected`. (Jest itself fails tests on unhandled rejections.)
 */
export function serverLog(expected?: RegExp): { lines: LogLine[] } {
  const lines: LogLine[] = [];
  const strange: string[] = [];
  const receive = (...values: unknown[]) => {
    const text = values.map(String).join(' ');
    if (HARMLESS.test(text) || expected?.test(text)) return;
    const line = parsed(text);
    if (line) lines.push(line);
    else strange.push(text);
  };

  beforeEach(() => {
    lines.length = 0;
    strange.length = 0;
    jest.spyOn(console, 'error').mockImplementation(receive);
    jest.spyOn(console, 'warn').mockImplementation(receive);
    jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
      receive(chunk);
      return true;
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    expect(strange).toEqual([]);
  });
  return { lines };
}
