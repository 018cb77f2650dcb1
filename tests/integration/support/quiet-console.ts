/** Redux Toolkit finds a busy machine slow. */
const HARMLESS = /InvariantMiddleware took/;

/** A warning or an error on the console, such as one of React's, fails the test it comes up in. */
export function quietConsole(): void {
  const heard: string[] = [];
  const hear = (text: string) => void (HARMLESS.test(text) || heard.push(text));
  beforeEach(() => {
    heard.length = 0;
    for (const level of ['error', 'warn'] as const) jest.spyOn(console, level).mockImplementation((...values: unknown[]) => hear(values.map(String).join(' ')));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    expect(heard).toEqual([]);
  });
}
