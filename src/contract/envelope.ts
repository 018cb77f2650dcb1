import { z } from 'zod';

/** Body of every successful reply. `status` is 0 when all went well. */
export interface Reply<T> {
  status: number;
  data: T;
  message?: string;
}

/** What `data` holds in a reply that is one page of a list. `total` counts all matches, not only this page. */
export interface ListData<T> {
  data: T[];
  total: number;
}

export type ListReply<T> = Reply<ListData<T>>;

/** One refused field. `constraints` maps the name of a broken rule to a sentence for the user. */
export interface FieldError {
  property: string;
  value?: unknown;
  children?: unknown[];
  constraints?: Record<string, string>;
}

/** Body of every failed reply. Validation answers with a list; some servers put plain sentences in it. */
export interface ErrorBody {
  statusCode?: number;
  message?: string | (FieldError | string)[];
  error?: string;
}

/** The `data` of a list of such records. */
export const listData = <T extends z.ZodType>(record: T) => z.object({ data: z.array(record), total: z.int().min(0) });

/** The `data` of a call that only says that it was done. */
export const doneData = z.object({ success: z.boolean() });
