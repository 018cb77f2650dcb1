import { request } from 'node:http';

/** An error of the WebDriver standard. `code` is for example `no such element`. */
export class WebDriverError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

export type Command = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;

interface WebDriverReply {
  value: { error?: string; message?: string } | null;
}

/** Sends WebDriver commands to `baseUrl`. Each resolves to its value. */
export const commandsTo =
  (baseUrl: string): Command =>
  <T>(method: string, path: string, body?: object) =>
    new Promise<T>((resolve, reject) => {
      const text = body === undefined ? '' : JSON.stringify(body);
      const call = request(
        `${baseUrl}${path}`,
        { method, headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const { value } = JSON.parse(Buffer.concat(chunks).toString()) as WebDriverReply;
            if (response.statusCode === 200) resolve(value as T);
            else
              reject(
                new WebDriverError(value?.error ?? 'unknown error', value?.message ?? `status ${response.statusCode}`),
              );
          });
        },
      );
      call.on('error', reject);
      call.end(text);
    });
