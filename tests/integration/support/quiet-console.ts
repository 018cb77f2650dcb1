/** Redux Toolkit warns about slow middleware on a busy machine. */
const HARMLESS = /InvariantMiddleware took/;

/** Fails the test on any console warning or error, such as those of React. */
export function quietConsole(): void {
  const received: string[] = [];
  const receive = (text: string) => void (HARMLESS.test(text) || received.push(text));
  beforeEach(() => {
    received.length = 0;
    for (const level of ['error', 'warn'] as const)
      jest.spyOn(console, level).mockImplementation((...values: unknown[]) => receive(values.map(String).join(' ')));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    expect(received).toEqual([]);
  });
}
