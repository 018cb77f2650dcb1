import { Checkbox, Form, Radio } from 'antd';
import { useId, type ReactNode } from 'react';
import { useField } from './studio-form';
import styles from './items.module.css';

interface Choice {
  value: string;
  label: ReactNode;
}

interface ChoiceItemProps {
  name: string;
  label: string;
  options: readonly Choice[];
}

/** Includes the props that `Form.Item` passes to its control. */
interface ChoiceControlProps extends Pick<ChoiceItemProps, 'label' | 'options'> {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true';
  'aria-required'?: boolean | 'true';
}

/** antd's label of a field points at one control; a group of choices is named by its own. */
export function ChoiceControl({ label, options, id, value, onChange, ...aria }: ChoiceControlProps) {
  const labelId = useId();
  return (
    <div className={styles.group}>
      <div id={labelId} className={styles.legend}>
        {label}
      </div>
      <Radio.Group
        id={id}
        aria-labelledby={labelId}
        className={styles.radios}
        options={[...options]}
        value={value}
        onChange={(event) => onChange?.(String(event.target.value))}
        {...aria}
      />
    </div>
  );
}

export function ChoiceItem({ name, label, options }: ChoiceItemProps) {
  const { rules } = useField(name);
  return (
    <Form.Item name={name} rules={rules}>
      <ChoiceControl label={label} options={options} />
    </Form.Item>
  );
}

interface FlagItemProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
}

export function CheckboxItem({ name, label, hint }: FlagItemProps) {
  const { rules } = useField(name);
  return (
    <Form.Item name={name} extra={hint} rules={rules} valuePropName="checked">
      <Checkbox>{label}</Checkbox>
    </Form.Item>
  );
}
