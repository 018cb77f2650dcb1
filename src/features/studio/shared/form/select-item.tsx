import { Form, Select } from 'antd';
import type { ComponentProps } from 'react';
import { useField, type ItemProps } from './studio-form';

interface SelectItemProps extends ItemProps, Omit<ComponentProps<typeof Select>, 'value' | 'onChange' | 'mode' | 'id'> {
  /** Several values; with `tags` also some that aren't among the options. */
  mode?: 'multiple' | 'tags';
}

/**
 * A choice from a list. Type to find an option; for remote search pass
 * `showSearch={{ filterOption: false, onSearch }}`.
 */
export function SelectItem({ name, label, hint, ...select }: SelectItemProps) {
  const { rules, limit } = useField(name);
  return (
    <Form.Item name={name} label={label} extra={hint} rules={rules}>
      <Select showSearch={{ optionFilterProp: 'label' }} maxCount={select.mode && limit?.max?.[0]} {...select} />
    </Form.Item>
  );
}
