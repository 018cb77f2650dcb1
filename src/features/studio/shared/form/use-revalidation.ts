import { Form } from 'antd';
import { useEffect } from 'react';

/** Updates the error of a field when `cause` changes, something outside of the form's values that the field depends on. */
export function useRevalidation(name: string, cause: unknown): void {
  const antd = Form.useFormInstance();
  useEffect(() => {
    if (antd.getFieldError(name).length > 0) antd.validateFields([name]).catch(() => undefined);
  }, [antd, name, cause]);
}
