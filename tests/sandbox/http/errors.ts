/** One failed rule of one field, in the format of class-validator (contract A.8). */
export type FieldError = { property: string; value?: unknown; children: never[]; constraints: Record<string, string> };

/** An error response with the envelope of contract A.8. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly detail: string | FieldError[],
    readonly code?: string,
  ) {
    super(typeof detail === 'string' ? detail : 'Validation failed');
  }

  get body(): { statusCode: number; message: string | FieldError[]; error?: string } {
    return { statusCode: this.status, message: this.detail, ...(this.code && { error: this.code }) };
  }
}

export const badRequest = (message: string): HttpError => new HttpError(400, message, 'Bad Request');
export const invalid = (errors: FieldError[]): HttpError => new HttpError(400, errors, 'Bad Request');
/** A field that fails a rule outside the schema, such as a username that is taken. */
export const invalidField = (property: string, rule: string, text: string): HttpError =>
  invalid([{ property, children: [], constraints: { [rule]: text } }]);
/** An invalid file. The error names its part as the field. */
export const refusedFile = (part: string, text: string): HttpError =>
  new HttpError(422, [{ property: part, children: [], constraints: { isFile: text } }], 'Unprocessable Entity');
export const unauthorized = (message = 'Log in to continue.'): HttpError => new HttpError(401, message, 'Unauthorized');
export const forbidden = (message = 'You don’t have access to this.'): HttpError =>
  new HttpError(403, message, 'FORBIDDEN');
export const entityNotFound = (what = 'Entity'): HttpError =>
  new HttpError(404, `${what} couldn’t be found.`, 'ENTITY_NOT_FOUND');
export const unprocessable = (message: string): HttpError => new HttpError(422, message, 'Unprocessable Entity');
export const notImplemented = (message: string): HttpError => new HttpError(501, message, 'Not Implemented');

/** Returns the record or throws 404 with `ENTITY_NOT_FOUND`. */
export function found<T>(record: T | null | undefined, what?: string): T {
  if (record === null || record === undefined) throw entityNotFound(what);
  return record;
}
