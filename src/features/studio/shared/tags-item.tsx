import { Form, Select } from 'antd';
import { useField } from './form/studio-form';
import { MAX_TAGS, withTags } from './tags';

/** The field `tags` of a form. Enter, a comma or leaving the field adds a tag. */
export function TagsItem({ count }: { count: number }) {
  const { rules } = useField('tags');
  return (
    <Form.Item
      name="tags"
      label="Tags"
      extra={count < MAX_TAGS ? 'Press Enter or type a comma to add a tag.' : `You can add up to ${MAX_TAGS} tags.`}
      rules={rules}
      getValueFromEvent={(tags: string[]) => tags.reduce<string[]>(withTags, [])}
    >
      <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',', ';', '#', '\n']} maxCount={MAX_TAGS} />
    </Form.Item>
  );
}
