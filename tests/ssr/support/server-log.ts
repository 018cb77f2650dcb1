/** One line of the log that says what failed while a page was made. */
interface LogLine {
  level: string;
  requestId: string;
  what: string;
  error: string;
}

/** React's development build misses something in Node 20; Redux Toolkit's finds a busy machine slow. */
const HARMLESS = /ArrayBuffer\.prototype\.detached|InvariantMiddleware took/;

function parsed(text: string): LogLine | null {
  try {
    return JSON.parse(text) as LogLine;
  } catch {
    return null;
  }
}

/**
 * The server's log during each test. Lines of the log are kept for the test to look at; anything else on the console, such
 * as a warning of React's, fails it. (A rejection that nobody handles fails a test by itself: Jest sees to that.)
 */
export function serverLog(): { lines: LogLine[] } {
  const lines: LogLine[] = [];
  const strange: string[] = [];
  const hear = (...values: unknown[]) => {
    const text = values.map(String).join(' ');
    if (HARMLESS.test(text)) return;
    const line = parsed(text);
    if (line) lines.push(line);
    else strange.push(text);
  };

  beforeEach(() => {
    lines.length = 0;
    strange.length = 0;
    jest.spyOn(console, 'error').mockImplementation(hear);
    jest.spyOn(console, 'warn').mockImplementation(hear);
    jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
      hear(chunk);
      return true;
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    expect(strange).toEqual([]);
  });
  return { lines };
}
