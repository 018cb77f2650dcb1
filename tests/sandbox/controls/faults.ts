import { z } from 'zod';

/** A fault that a test sets up for matching calls. */
export const faultBody = z
  .object({
    method: z.string().toUpperCase().default('*').describe('Any method if * or missing'),
    path: z
      .string('Name the path.')
      .startsWith('/', 'The path must start with a slash.')
      .describe('* matches any text, {id} one segment'),
    status: z.int('The status must be a whole number.').min(200).max(599).optional(),
    body: z
      .union([z.string(), z.record(z.string(), z.unknown()), z.array(z.unknown()), z.null()])
      .optional()
      .describe('Text as is, anything else as JSON'),
    contentType: z.string().optional(),
    headers: z.record(z.string(), z.string()).optional(),
    delay: z.int('The delay must be a whole number of milliseconds.').min(0).max(600_000).optional(),
    hold: z
      .boolean('hold must be true or false.')
      .optional()
      .describe('The call waits until POST /__sandbox/faults/release'),
    drop: z.boolean('drop must be true or false.').optional().describe('Closes the connection instead of responding'),
    when: z
      .enum(['before', 'after'], 'when must be before or after.')
      .default('before')
      .describe('after: the call takes effect, but its response is lost'),
    times: z.int('times must be a whole number.').min(1).optional().describe('Until removed if missing'),
  })
  .refine(
    ({ status, body, delay, drop, hold }) =>
      drop || hold || status !== undefined || body !== undefined || delay !== undefined,
    {
      path: ['status'],
      error: 'A fault needs a status, a body, a delay, hold or drop.',
    },
  );
export type Fault = z.output<typeof faultBody>;

/** The pending faults. Of several matching ones, the oldest is used first. */
export class FaultBook {
  private waiting: { fault: Fault; pattern: RegExp; left: number }[] = [];
  private held = new Set<(isReleased: boolean) => void>();

  add(fault: Fault): void {
    this.waiting.push({ fault, pattern: getPattern(fault.path), left: fault.times ?? Infinity });
  }

  /** Returns the fault for this call and counts it as used, or returns null. */
  take(method: string, path: string): Fault | null {
    const entry = this.waiting.find(
      ({ fault, pattern, left }) => left > 0 && (fault.method === '*' || fault.method === method) && pattern.test(path),
    );
    if (!entry) return null;
    entry.left -= 1;
    return entry.fault;
  }

  list(): (Fault & { left: number | null })[] {
    return this.waiting.map(({ fault, left }) => ({ ...fault, left: Number.isFinite(left) ? left : null }));
  }

  /** Resolves to true when the held calls are released, to false when the faults are cleared. */
  hold(): Promise<boolean> {
    return new Promise((resolve) => this.held.add(resolve));
  }

  /** Lets every held call continue and returns their number. Calls that arrive later are held as before. */
  release(): number {
    return this.endHolding(true);
  }

  /** Removes all faults. Calls that are still held end without a response and without effect. */
  clear(): void {
    this.waiting = [];
    this.endHolding(false);
  }

  private endHolding(isReleased: boolean): number {
    const held = [...this.held];
    this.held.clear();
    held.forEach((resolve) => resolve(isReleased));
    return held.length;
  }
}

/** Matches a path in which `*` stands for any text and `{id}` for one segment. */
export function getPattern(path: string): RegExp {
  const parts = path.split(/(\*|\{\w+\})/).map((part) => {
    if (part === '*') return '.*';
    return /^\{\w+\}$/.test(part) ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`);
}

export function faultResponse({ status = 200, body = '', contentType, headers }: Fault): Response {
  const isText = typeof body === 'string';
  const type = contentType ?? (isText ? 'text/plain; charset=utf-8' : 'application/json');
  const hasBody = ![204, 205, 304].includes(status);
  return new Response(hasBody ? (isText ? body : JSON.stringify(body)) : null, {
    status,
    headers: { 'Content-Type': type, ...headers },
  });
}
