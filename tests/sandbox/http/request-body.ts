import { badRequest } from './errors';

/** The body of a call: text fields and, when it came as a form, its files by part name. */
export type RequestBody = { fields: unknown; files: Record<string, File[]> };

const JSON_TYPE = /^application\/([\w.+-]*\+)?json\b/i;
const FORM_TYPE = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

/** Reads JSON, a form, or nothing at all: a call without payload sends no body (contract A.1). */
export async function readBody(request: Request): Promise<RequestBody> {
  const type = request.headers.get('content-type') ?? '';
  if (FORM_TYPE.test(type)) return formBody(await request.formData().catch(() => null));
  const text = await request.text();
  if (!text.trim()) return { fields: {}, files: {} };
  if (type && !JSON_TYPE.test(type) && !type.startsWith('text/plain')) throw badRequest(`This call does not read ${type}.`);
  try {
    return { fields: JSON.parse(text) as unknown, files: {} };
  } catch {
    throw badRequest('The body is not valid JSON.');
  }
}

/** Repeated text parts of one name become a list (contract A.7). */
function formBody(form: FormData | null): RequestBody {
  if (!form) throw badRequest('The form data cannot be read.');
  const fields: Record<string, string | string[]> = {};
  const files: Record<string, File[]> = {};
  for (const key of new Set(form.keys())) {
    const values = form.getAll(key);
    const texts = values.filter((value) => typeof value === 'string');
    const parts = values.filter((value) => typeof value !== 'string');
    if (parts.length > 0) files[key] = parts;
    const [only] = texts;
    if (only !== undefined) fields[key] = texts.length === 1 ? only : texts;
  }
  return { fields, files };
}
