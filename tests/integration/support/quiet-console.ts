/** A warning or an error on the console, such as one of React's, fails the test it comes up in. */
export function quietConsole(): void {
  const heard: string[] = [];
  beforeEach(() => {
    heard.length = 0;
    for (const level of ['error', 'warn'] as const) jest.spyOn(console, level).mockImplementation((...values: unknown[]) => void heard.push(values.map(String).join(' ')));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    expect(heard).toEqual([]);
  });
}
