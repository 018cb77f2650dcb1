import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApi } from './openapi';

/** The file in the project root that documents the contract for tools, without a running sandbox. */
const FILE = join(__dirname, '../../../openapi.json');

/** The expected content of the file. Its server is an example. */
export const openApiText = (): string => `${JSON.stringify(openApi('https://api.example.com'), null, 1)}\n`;

export const readOpenApiFile = (): string => readFileSync(FILE, 'utf8');

export const writeOpenApiFile = (): void => writeFileSync(FILE, openApiText());
