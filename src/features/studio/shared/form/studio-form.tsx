import { Alert, Form } from 'antd';
import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import { cx } from '@/components/cx';
import type { FormValues } from '@/components/form/form-values';
import { UnsavedGuard } from '@/components/form/unsaved-guard';
import type { Limits } from './limit';
import type { useStudioForm } from './use-studio-form';
import styles from './studio-form.module.css';

/** A form of `useStudioForm`, whatever its values. */
export interface FormState {
  control: ReturnType<typeof useStudioForm>['control'];
  values: FormValues;
  dirty: boolean;
  busy: boolean;
}

interface FieldContextValue {
  id: string;
  limits: Limits;
  getProblem: (name: string) => string | undefined;
}

const FieldContext = createContext<FieldContextValue>({ id: '', limits: {}, getProblem: () => undefined });

/** What all fields of a form take. */
export interface ItemProps {
  name: string;
  label: string;
  hint?: ReactNode;
}

export function useField(name: string) {
  const { id, limits, getProblem } = useContext(FieldContext);
  const limit = limits[name];
  return {
    id: `${id}_${name}`,
    limit,
    rules: [
      {
        required: limit?.required !== undefined,
        validator: () => {
          const problem = getProblem(name);
          return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
        },
      },
    ],
  };
}

interface StudioFormProps {
  form: FormState;
  label?: string;
  /** Id of the form element, for buttons outside of it. */
  id?: string;
  className?: string;
  /** Asks before unsent changes are left behind. By default, while there are some that aren’t being sent. */
  guard?: boolean;
  /** What the draft on the device lacks, such as "files". */
  unstored?: string;
  children: ReactNode;
}

/**
 * A form of the studio: antd's, with the state of `useStudioForm`. Shows errors that belong to no field above the
 * fields.
 */
export function StudioForm({
  form: { control, values, dirty, busy },
  label,
  id,
  className,
  guard = dirty && !busy,
  unstored,
  children,
}: StudioFormProps) {
  const { antd, id: fields, limits, message, getProblem, onSubmit, onChange, onFinish, onFinishFailed } = control;
  return (
    <FieldContext value={{ id: fields, limits, getProblem }}>
      <Form<FormValues>
        form={antd}
        name={fields}
        id={id ?? fields}
        className={cx(styles.form, className)}
        // A submit before hydration must not write its values into the URL.
        method="post"
        noValidate
        aria-label={label}
        layout="vertical"
        requiredMark={false}
        validateTrigger="onSubmit"
        initialValues={values}
        onSubmitCapture={onSubmit}
        onValuesChange={onChange}
        onFinish={onFinish}
        onFinishFailed={({ errorFields }) => onFinishFailed(errorFields.map(({ name }) => String(name[0])))}
      >
        <FormMessage {...message} />
        {children}
      </Form>
      <UnsavedGuard when={guard} unstored={unstored} />
    </FieldContext>
  );
}

/** The alert takes the focus, so that it's read and seen. */
function FormMessage({ text, turn }: { text: string; turn: number }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text) box.current?.focus();
  }, [text, turn]);
  return text === '' ? null : (
    <div ref={box} tabIndex={-1} className={styles.message}>
      <Alert type="error" showIcon title={<span dir="auto">{text}</span>} />
    </div>
  );
}
