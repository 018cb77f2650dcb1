import { Form, InputNumber } from 'antd';
import { normalizeTypedNumber } from '@/lib/format/money';
import { useField, type ItemProps } from './studio-form';
import styles from './items.module.css';

interface NumberItemProps extends ItemProps {
  /** True for money; tokens and counts are whole numbers. */
  decimals?: boolean;
}

/** The digits of a typed whole number, which may have points between its thousands: `1.000` → `1000`. */
const parseWhole = (text: string): string => {
  const number = normalizeTypedNumber(text);
  return /^[1-9]\d{0,2}(\.\d{3})+$/.test(number) ? number.replaceAll('.', '') : number;
};

const asText = (value: string | number | null) => (value === null ? '' : String(value));

/**
 * A number, stored as the text that is typed, empty for none. A number outside of its limits is an error; it isn't
 * changed to fit.
 */
export function NumberItem({ name, label, hint, decimals = false }: NumberItemProps) {
  const { rules } = useField(name);
  return (
    <Form.Item
      name={name}
      label={label}
      extra={hint}
      rules={rules}
      getValueFromEvent={asText}
      getValueProps={(value: string) => ({ value: value === '' ? null : value })}
    >
      <InputNumber
        name={name}
        stringMode
        controls={false}
        className={styles.number}
        inputMode={decimals ? 'decimal' : 'numeric'}
        parser={(text = '') => (decimals ? normalizeTypedNumber(text) : parseWhole(text))}
      />
    </Form.Item>
  );
}
