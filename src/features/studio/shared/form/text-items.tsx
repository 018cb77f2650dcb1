import { Form, Input } from 'antd';
import type { ComponentProps, CSSProperties } from 'react';
import { useAutoGrow } from '@/components/form/use-auto-grow';
import { formatNumber } from '@/lib/format/format';
import { useField, type ItemProps } from './studio-form';
import styles from './items.module.css';

type TextItemProps = ItemProps & Omit<ComponentProps<typeof Input>, 'name' | 'value' | 'onChange'>;

/** A line of text, no longer than its limit. */
export function TextItem({ name, label, hint, ...input }: TextItemProps) {
  const { rules, limit } = useField(name);
  return (
    <Form.Item name={name} label={label} extra={hint} rules={rules}>
      <Input name={name} maxLength={limit?.max?.[0]} autoComplete="off" dir="auto" {...input} />
    </Form.Item>
  );
}

type TextAreaItemProps = ItemProps &
  Omit<ComponentProps<typeof Input.TextArea>, 'name' | 'value' | 'onChange'> & { rows?: number };

/**
 * Text of several lines that grows with its content and counts its characters. A longer text can be pasted, and is an
 * error until it's shortened.
 */
export function TextAreaItem({ name, label, hint, rows = 4, ...area }: TextAreaItemProps) {
  const { id, rules, limit } = useField(name);
  const max = limit?.max?.[0];
  // antd's own way to grow measures in the browser: the page would move when it starts.
  useAutoGrow(id, Form.useWatch(name));
  return (
    <Form.Item name={name} label={label} extra={hint} rules={rules} className={styles.text}>
      <Input.TextArea
        name={name}
        rows={rows}
        className={styles.area}
        style={{ '--rows': rows } as CSSProperties}
        count={
          max === undefined ? undefined : { show: ({ count }) => `${formatNumber(count)} / ${formatNumber(max)}`, max }
        }
        dir="auto"
        {...area}
      />
    </Form.Item>
  );
}
