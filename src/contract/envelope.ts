import { z } from 'zod';

/** Body of every successful response. `status` is 0 on success. */
export interface Reply<T> {
  status: number;
  data: T;
  message?: string;
}

/** The `data` of one page of a list. `total` counts all matches, not only this page. */
export interface ListData<T> {
  data: T[];
  total: number;
}

export type ListReply<T> = Reply<ListData<T>>;

/** One invalid field. `constraints` maps the name of a broken rule to a message for the user. */
export interface FieldError {
  property: string;
  value?: unknown;
  children?: unknown[];
  constraints?: Record<string, string>;
}

/** Body of every failed response. Validation returns a list; some servers put plain messages in it. */
export interface ErrorBody {
  statusCode?: number;
  message?: string | (FieldError | string)[];
  error?: string;
}

/** The `data` of a list of these records. */
export const listData = <T extends z.ZodType>(record: T) => z.object({ data: z.array(record), total: z.int().min(0) });

/** The `data` of a call that only confirms success. */
export const doneData = z.object({ success: z.boolean() });
