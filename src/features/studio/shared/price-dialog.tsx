import { Modal } from 'antd';
import { useId, type ReactNode } from 'react';
import { formatQuantity } from '@/lib/format/format';

interface PriceDialogProps {
  /** Number of selected items; 0 closes the dialog. */
  count: number;
  noun: string;
  plural: string;
  onClose: () => void;
  /** Renders the form, which gets this id. */
  children: (formId: string) => ReactNode;
}

export function PriceDialog({ count, noun, plural, onClose, children }: PriceDialogProps) {
  const form = useId();
  return (
    <Modal
      open={count > 0}
      onCancel={onClose}
      title={<h2>Set price of {formatQuantity(count, noun, plural)}</h2>}
      destroyOnHidden
      okText="Set price"
      okButtonProps={{ htmlType: 'submit', form }}
    >
      {children(form)}
    </Modal>
  );
}
