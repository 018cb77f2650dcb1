import { Form } from 'antd';
import type { ReactNode } from 'react';
import { useField, type ItemProps } from './studio-form';
import styles from './items.module.css';

interface GroupItemProps extends ItemProps {
  children: ReactNode;
}

interface GroupProps {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true';
  label: string;
  children: ReactNode;
}

/** Fields with a name in common. Takes what `Form.Item` gives to a control; a group has no `aria-invalid`. */
export const Group = ({ id, 'aria-describedby': describedBy, label, children }: GroupProps) => (
  <fieldset id={id} aria-describedby={describedBy} tabIndex={-1} className={styles.group}>
    <legend className={styles.legend}>{label}</legend>
    {children}
  </fieldset>
);

/** A field of several controls, such as files in order, that sets its value itself. Shows its error below them. */
export function GroupItem({ name, label, hint, children }: GroupItemProps) {
  const { rules } = useField(name);
  return (
    <Form.Item name={name} extra={hint} rules={rules}>
      <Group label={label}>{children}</Group>
    </Form.Item>
  );
}
