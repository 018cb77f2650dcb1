import type { z } from 'zod';
import type { ReceivedFile } from '../uploads/received-file';
import { badRequest } from './errors';
import { readForm, type Intake } from './form-body';
import { validated } from './validation';

/**
 * The body of a call: its fields and, for forms, the files by part name. Repeated fields become a list (contract A.7).
 */
export type RequestBody = { fields: unknown; files: Record<string, ReceivedFile[]> };

const JSON_TYPE = /^application\/([\w.+-]*\+)?json\b/i;
const FORM_TYPE = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

/**
 * Reads JSON, a form or nothing, since calls without payload send no body (contract A.1). Without an intake, files are
 * dropped.
 */
export async function readBody(request: Request, intake: Intake | null = null): Promise<RequestBody> {
  const type = request.headers.get('content-type') ?? '';
  if (FORM_TYPE.test(type)) return readForm(request, intake);
  const text = await request.text();
  if (!text.trim()) return { fields: {}, files: {} };
  if (type && !JSON_TYPE.test(type) && !type.startsWith('text/plain'))
    throw badRequest(`This call does not read ${type}.`);
  try {
    return { fields: JSON.parse(text) as unknown, files: {} };
  } catch {
    throw badRequest('The body is not valid JSON.');
  }
}

/** The validated fields of a call's body. */
export const readFields = async <S extends z.ZodType>(schema: S, request: Request): Promise<z.output<S>> =>
  validated(schema, (await readBody(request)).fields);
