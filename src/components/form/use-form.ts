import { useCallback, useRef, useState } from 'react';
import type { ChangeEvent, SubmitEvent } from 'react';
import { readDraft } from '@/device/drafts';
import { draftOf, editsIn, type FormValues, sameValue } from './form-values';
import { useDraft } from './use-draft';

/** A sentence for each field that is wrong. */
export type Problems<V> = { [Name in keyof V]?: string };

/** What a server has against the form: its words, and a sentence for each refused field. */
export interface Refusal {
  message: string;
  constraints: Record<string, string>;
}

type NamesOf<V, Kind> = { [Name in keyof V]: V[Name] extends Kind ? Name : never }[keyof V] & string;

interface FormOptions<V extends FormValues> {
  /** The name under which the device keeps what is typed, until it is sent or a day has passed. */
  draft: string;
  /** What the fields hold before anybody types. */
  initial: V;
  /** Fields that the device must not keep: passwords. */
  secret?: readonly (keyof V)[];
  check: (values: V) => Problems<V>;
  /** Called with values that nothing is wrong with. */
  send: (values: V) => void;
  /** The server's last answer when it was a refusal. */
  refusal?: Refusal | null;
  /** An answer is awaited, so that a second press sends nothing. */
  busy?: boolean;
}

export interface Report {
  problems: Record<string, string>;
  /** What is wrong with no field in particular. */
  message: string;
  /** Counts the presses and answers that brought reports, so that each is noticed. */
  turn: number;
}

const NOTHING: Report = { problems: {}, message: '', turn: 0 };

function complaints(refusal: Refusal, initial: FormValues): Omit<Report, 'turn'> {
  const problems = Object.fromEntries(Object.entries(refusal.constraints).filter(([name]) => name in initial));
  return { problems, message: Object.keys(problems).length > 0 ? '' : refusal.message };
}

/**
 * The state of a form: values, which of them were changed, and what is wrong. What is typed lives in a draft on the device,
 * so that a log-in, a reload or a failure costs nothing; secret fields live in memory only. Give the form `method="post"`: pressed
 * before the page's script is there, it must not write what was typed into the address.
 */
export function useForm<V extends FormValues>({ draft, initial, secret = [], check, send, refusal = null, busy = false }: FormOptions<V>) {
  const [kept, keep] = useDraft(draft);
  const [secrets, setSecrets] = useState<Partial<V>>({});
  const [report, setReport] = useState(NOTHING);
  const [answered, setAnswered] = useState(refusal);
  /** What the form began with and held at the last press, without its secrets. */
  const pressed = useRef<{ initial: V; values: V } | null>(null);

  const tell = (news: Omit<Report, 'turn'>) => setReport(({ turn }) => ({ ...news, turn: turn + 1 }));
  if (refusal !== answered) {
    setAnswered(refusal);
    if (refusal) tell(complaints(refusal, initial));
  }

  const edits: Partial<V> = { ...editsIn(kept, initial), ...secrets };
  const values: V = { ...initial, ...edits };

  const set = <Name extends keyof V>(name: Name, value: V[Name]) => {
    setReport(({ problems: { [name as string]: _mended, ...problems }, ...rest }) => ({ ...rest, problems }));
    if (secret.includes(name)) setSecrets((before) => ({ ...before, [name]: value }));
    else keep(draftOf<V>({ ...editsIn(readDraft(draft), initial), [name]: value } as Partial<V>, initial));
  };

  const clear = useCallback(() => {
    keep('');
    setSecrets({});
    setReport(NOTHING);
  }, [keep]);

  const sent = useCallback(() => {
    if (!pressed.current) return;
    const { initial: before, values: taken } = pressed.current;
    pressed.current = null;
    keep(draftOf<V>({ ...before, ...editsIn(readDraft(draft), before) }, taken));
    setSecrets({});
    setReport(NOTHING);
  }, [draft, keep]);

  const press = () => {
    const problems = Object.fromEntries(Object.entries(check(values)).filter(([, text]) => text !== undefined)) as Record<string, string>;
    tell({ problems, message: '' });
    if (Object.keys(problems).length > 0) return;
    pressed.current = { initial, values: { ...initial, ...editsIn(kept, initial) } };
    send(values);
  };

  return {
    values,
    report,
    /** Something was changed and not sent. */
    dirty: Object.keys(edits).some((name) => !sameValue(edits[name], initial[name])),
    set,
    /** Back to the start: after a success that ends the form, or to drop the changes. */
    clear,
    /** After a success on a form that stays: what was sent is no longer a change, what was typed since the press still is. Secrets are dropped. */
    sent,
    /** What a text field or a select needs. */
    text: (name: NamesOf<V, string>) => ({
      name,
      value: values[name] as string,
      error: report.problems[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => set(name, event.target.value as V[typeof name]),
    }),
    /** What a checkbox needs. */
    tick: (name: NamesOf<V, boolean>) => ({
      name,
      checked: values[name] as boolean,
      error: report.problems[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.checked as V[typeof name]),
    }),
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!busy) press();
    },
    /** Checks and sends what the fields hold now, for a press that had to wait. */
    press,
  };
}
