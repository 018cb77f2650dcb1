import { Form } from 'antd';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { getDraft, parseEdits, type FormValues, sameValue } from '@/components/form/form-values';
import { useDraft } from '@/components/form/use-draft';
import type { Problems, Refusal } from '@/components/form/use-form';
import { readDraft } from '@/device/drafts';
import { focusField } from './focus-field';
import { limitProblem, type Limits } from './limit';

export interface StudioFormOptions<V extends FormValues> {
  /** Name of the draft that stores the edits on the device until they are sent, for up to a day. */
  draft: string;
  initial: V;
  /** What the API accepts, from `LIMITS`. Gives the fields of these names their rules, counters and required marks. */
  limits?: Limits;
  /** Rules that need more than one field, or more than a limit. */
  check?: (values: V) => Problems<V>;
  /** The fields to update after a user's edit, including fields that depend on it. */
  follow?: (values: V, change: Partial<V>) => Partial<V>;
  /** Called with valid values. */
  send: (values: V) => void;
  /**
   * The server's last response, if it was an error. Fields that it names show its texts; a message without fields
   * stands above the form.
   */
  refusal?: Refusal | null;
  /** True while a request is pending; blocks another submit. */
  busy?: boolean;
  /** Fields that must not be stored on the device, such as account numbers. */
  secret?: readonly (keyof V & string)[];
}

/** An error that doesn't belong to a field on screen. */
interface Message {
  text: string;
  /** Incremented with each message, so that equal ones are announced again. */
  turn: number;
}

/** Messages by field. */
type Texts = Record<string, string>;

/** A refusal, and what it says about fields on screen. */
interface HandledRefusal {
  refusal: Refusal | null;
  atFields: Texts;
}

/**
 * Values, changes and errors of a form in the studio, to be rendered by `StudioForm` around the items of this folder
 * (`TextItem`, `SelectItem`, …), which find their value, rules and error by `name`.
 *
 * Edits are stored in a draft on the device, so that they survive logins, reloads and failures; secret fields stay in
 * memory only. A submit validates the fields on screen and focuses the first invalid one. From then on invalid fields
 * are validated with each change.
 *
 *     const form = useStudioForm({ draft: 'gallery:new', initial, limits: LIMITS.createGallery, send, refusal, busy });
 *     <StudioForm form={form} label="New gallery"><TextItem name="name" label="Name" /> …</StudioForm>
 */
export function useStudioForm<V extends FormValues>({
  draft,
  initial,
  limits = {},
  check,
  follow = (_values, change) => change,
  send,
  refusal = null,
  busy = false,
  secret = [],
}: StudioFormOptions<V>) {
  const [antd] = Form.useForm<FormValues>();
  const id = useId();
  const [stored, store] = useDraft(draft);
  const [secrets, setSecrets] = useState<Partial<V>>({});
  const [message, setMessage] = useState<Message>({ text: '', turn: 0 });
  const [handled, setHandled] = useState<HandledRefusal>({ refusal, atFields: {} });
  /** Initial and submitted values of the last submit, without secrets. */
  const submitted = useRef<{ initial: V; values: V } | null>(null);
  /** Values that the server refused, with its texts. They stay invalid until they change or are sent again. */
  const refused = useRef<Record<string, { value: FormValues[string] | undefined; text: string }>>({});

  const edits: Partial<V> = { ...parseEdits(stored, initial), ...secrets };
  const values: V = { ...initial, ...edits };

  const showMessage = (text: string) => setMessage(({ turn }) => ({ text, turn: turn + 1 }));

  const set = <Name extends keyof V & string>(name: Name, value: V[Name]) => {
    if (secret.includes(name)) setSecrets((before) => ({ ...before, [name]: value }));
    else store(getDraft<V>({ ...parseEdits(readDraft(draft), initial), [name]: value } as Partial<V>, initial));
  };
  const setAll = (change: Partial<V>) => {
    for (const [name, value] of Object.entries(change)) set(name, value as V[typeof name]);
  };

  /** The values on screen, which may be newer than those of this render. */
  const latest = (): V => ({ ...values, ...(antd.getFieldsValue(true) as V) });
  const getProblem = (name: string): string | undefined => {
    const now = latest();
    const refusedHere = refused.current[name];
    if (refusedHere && sameValue(refusedHere.value, now[name])) return refusedHere.text;
    return limitProblem(limits[name], now[name]) ?? check?.(now)[name];
  };

  const forgetErrors = () => {
    refused.current = {};
    setMessage((before) => (before.text === '' ? before : { ...before, text: '' }));
  };

  /**
   * Splits texts into those of fields on screen and one message for all others. Without texts, the message is
   * `otherwise`.
   */
  const splitByField = (texts: Texts, otherwise = '') => {
    const fields = antd.getFieldsValue();
    const others = Object.entries(texts).flatMap(([name, text]) => (name in fields ? [] : [text]));
    return {
      atFields: Object.fromEntries(Object.entries(texts).filter(([name]) => name in fields)),
      above: Object.keys(texts).length > 0 ? others.join(' ') : otherwise,
    };
  };
  const showAtFields = (texts: Texts) => {
    antd.setFields(Object.entries(texts).map(([name, text]) => ({ name, errors: [text] })));
    focusField(id, Object.keys(texts));
  };

  if (refusal !== handled.refusal) {
    const { message: text = '', constraints = {} } = refusal ?? {};
    const texts = Object.fromEntries(Object.entries(constraints).filter(([name]) => name in initial));
    const { atFields, above } = splitByField(texts, text);
    setHandled({ refusal, atFields });
    if (above) showMessage(above);
  }
  const onRefusal = useEffectEvent(({ atFields }: HandledRefusal) => {
    refused.current = Object.fromEntries(
      Object.entries(atFields).map(([name, text]) => [name, { value: values[name], text }]),
    );
    showAtFields(atFields);
  });
  useEffect(() => onRefusal(handled), [handled]);

  // The draft is the source: antd's store follows it, for example after hydration, in another tab, or when the changes
  // are discarded.
  useLayoutEffect(() => {
    const shown = antd.getFieldsValue(true) as FormValues;
    const changed = Object.entries(values).filter(([name, value]) => !sameValue(shown[name], value));
    if (changed.length > 0) antd.setFieldsValue(Object.fromEntries(changed));
  });

  // Each change may make fields valid that were not.
  useEffect(() => {
    const wrong = antd.getFieldsError().filter(({ errors }) => errors.length > 0);
    if (wrong.length > 0) antd.validateFields(wrong.map(({ name }) => name as [string])).catch(() => undefined);
  }, [antd, stored, secrets]);

  const onFinish = () => {
    if (busy) return;
    const now = latest();
    const problems = Object.entries(check?.(now) ?? {}).filter(([, text]) => text !== undefined);
    if (problems.length > 0) {
      const { atFields, above } = splitByField(Object.fromEntries(problems) as Texts);
      showAtFields(atFields);
      if (above) showMessage(above);
      return;
    }
    submitted.current = { initial, values: { ...initial, ...parseEdits(readDraft(draft), initial) } };
    send(now);
  };

  return {
    values,
    busy,
    /** True if there are unsent changes. */
    dirty: Object.keys(edits).some((name) => !sameValue(edits[name], initial[name])),
    set,
    setAll,
    /** Resets the form, to discard the changes or after it was sent. */
    clear: () => {
      store('');
      setSecrets({});
      forgetErrors();
      // Also discards what a control shows but couldn't read.
      antd.resetFields();
    },
    /**
     * Marks the submitted values as saved, for forms that stay open. Edits since the submit remain; secrets are
     * cleared.
     */
    sent: () => {
      if (!submitted.current) return;
      const { initial: before, values: sentValues } = submitted.current;
      submitted.current = null;
      store(getDraft<V>({ ...before, ...parseEdits(readDraft(draft), before) }, sentValues));
      setSecrets({});
      forgetErrors();
      antd.setFields(antd.getFieldsError().map(({ name }) => ({ name: name as [string], errors: [] })));
    },
    /** Validates and sends the current values, as the submit button does. */
    submit: () => {
      forgetErrors();
      antd.submit();
    },
    /** For `StudioForm`. */
    control: {
      antd,
      id,
      limits,
      message,
      getProblem,
      onSubmit: forgetErrors,
      onFinish,
      onFinishFailed: (names: string[]) => focusField(id, names),
      onChange: (change: Partial<FormValues>) => setAll(follow(values, change as Partial<V>)),
    },
  };
}
