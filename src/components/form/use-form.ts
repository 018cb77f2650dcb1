import { useCallback, useRef, useState } from 'react';
import type { ChangeEvent, SubmitEvent } from 'react';
import { readDraft } from '@/device/drafts';
import { getDraft, parseEdits, type FormValues, sameValue } from './form-values';
import { useDraft } from './use-draft';

export type Problems<V> = { [Name in keyof V]?: string };

/** Validation errors from the server: a message, and one per rejected field. */
export interface Refusal {
  message: string;
  constraints: Record<string, string>;
}

type NamesOf<V, Kind> = { [Name in keyof V]: V[Name] extends Kind ? Name : never }[keyof V] & string;

interface FormOptions<V extends FormValues> {
  /** Name of the draft that stores the edits on the device until they are sent, for up to a day. */
  draft: string;
  initial: V;
  /** Fields that must not be stored on the device, such as passwords. */
  secret?: readonly (keyof V)[];
  check: (values: V) => Problems<V>;
  send: (values: V) => void;
  /** The server's last response, if it was an error. */
  refusal?: Refusal | null;
  /** True while a request is pending; blocks another submit. */
  busy?: boolean;
}

export interface Report {
  problems: Record<string, string>;
  /** Number of fields with errors when this report was made. Stays the same while the errors are corrected. */
  count: number;
  /** Labels of the submitted fields, by name. */
  labels: Record<string, string>;
  /** Error that doesn't belong to a field. */
  message: string;
  /** Incremented with each report, so that equal ones are announced again. */
  turn: number;
}

type News = Pick<Report, 'problems' | 'message'>;

const NOTHING: Report = { problems: {}, count: 0, labels: {}, message: '', turn: 0 };

/** The labels of a form's fields by name; those of radio buttons are the legend of their group. */
function readLabels(form: HTMLFormElement): Record<string, string> {
  const labels: Record<string, string> = {};
  for (const control of form.elements) {
    if (!(
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement
    ))
      continue;
    const label = control.type === 'radio' ? control.closest('fieldset')?.querySelector('legend') : control.labels?.[0];
    const text = label?.textContent.trim();
    if (control.name && text) labels[control.name] = text;
  }
  return labels;
}

function getReport(refusal: Refusal, initial: FormValues): News {
  const problems = Object.fromEntries(Object.entries(refusal.constraints).filter(([name]) => name in initial));
  return { problems, message: Object.keys(problems).length > 0 ? '' : refusal.message };
}

/**
 * Form state: values, changes and errors. Edits are stored in a draft on the device, so that they survive logins,
 * reloads and failures; secret fields stay in memory only. Give the form `method="post"`, so that a submit before
 * hydration doesn't write its values into the URL.
 */
export function useForm<V extends FormValues>({
  draft,
  initial,
  secret = [],
  check,
  send,
  refusal = null,
  busy = false,
}: FormOptions<V>) {
  const [stored, store] = useDraft(draft);
  const [secrets, setSecrets] = useState<Partial<V>>({});
  const [report, setReport] = useState(NOTHING);
  const [handledRefusal, setHandledRefusal] = useState(refusal);
  /** Initial and submitted values of the last submit, without secrets. */
  const submitted = useRef<{ initial: V; values: V } | null>(null);

  const addReport = (news: News, labels = report.labels) =>
    setReport(({ turn }) => ({ ...news, labels, count: Object.keys(news.problems).length, turn: turn + 1 }));
  if (refusal !== handledRefusal) {
    setHandledRefusal(refusal);
    if (refusal) addReport(getReport(refusal, initial));
  }

  const edits: Partial<V> = { ...parseEdits(stored, initial), ...secrets };
  const values: V = { ...initial, ...edits };

  const set = <Name extends keyof V>(name: Name, value: V[Name]) => {
    setReport(({ problems: { [name as string]: _fixed, ...problems }, ...rest }) => ({ ...rest, problems }));
    if (secret.includes(name)) setSecrets((before) => ({ ...before, [name]: value }));
    else store(getDraft<V>({ ...parseEdits(readDraft(draft), initial), [name]: value } as Partial<V>, initial));
  };

  const clear = useCallback(() => {
    store('');
    setSecrets({});
    setReport(NOTHING);
  }, [store]);

  const markSubmitted = useCallback(() => {
    if (!submitted.current) return;
    const { initial: before, values: sentValues } = submitted.current;
    submitted.current = null;
    store(getDraft<V>({ ...before, ...parseEdits(readDraft(draft), before) }, sentValues));
    setSecrets({});
    setReport(NOTHING);
  }, [draft, store]);

  const submitValues = (labels: Report['labels']) => {
    const problems = Object.fromEntries(
      Object.entries(check(values)).filter(([, text]) => text !== undefined),
    ) as Record<string, string>;
    addReport({ problems, message: '' }, labels);
    if (Object.keys(problems).length > 0) return;
    submitted.current = { initial, values: { ...initial, ...parseEdits(stored, initial) } };
    send(values);
  };

  return {
    values,
    report,
    dirty: Object.keys(edits).some((name) => !sameValue(edits[name], initial[name])),
    set,
    clear,
    /**
     * Marks the submitted values as saved, for forms that stay open. Edits since the submit remain; secrets are
     * cleared.
     */
    sent: markSubmitted,
    text: (name: NamesOf<V, string>) => ({
      name,
      value: values[name] as string,
      error: report.problems[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
        set(name, event.target.value as V[typeof name]),
    }),
    tick: (name: NamesOf<V, boolean>) => ({
      name,
      checked: values[name] as boolean,
      error: report.problems[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.checked as V[typeof name]),
    }),
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!busy) submitValues(readLabels(event.currentTarget));
    },
  };
}
