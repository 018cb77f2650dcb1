import { Form } from 'antd';
import type { ComponentProps } from 'react';
import { FileField } from '@/components/upload/file-field';
import { useField } from './studio-form';

type FileFieldProps = Omit<ComponentProps<typeof FileField>, 'error'>;

interface FileItemProps extends FileFieldProps {
  /**
   * The field of the form whose problem is that the file is missing. Files themselves aren't values: a draft can't
   * store them.
   */
  name: string;
}

function FileControl({ id, ...field }: FileFieldProps & { id?: string }) {
  const [error] = Form.Item.useStatus().errors;
  return (
    <div id={id}>
      <FileField {...field} error={typeof error === 'string' ? error : undefined} />
    </div>
  );
}

/** One file, chosen or dropped, and checked by its content. */
export function FileItem({ name, ...field }: FileItemProps) {
  const { rules } = useField(name);
  return (
    <Form.Item name={name} rules={rules} noStyle>
      <FileControl {...field} />
    </Form.Item>
  );
}
