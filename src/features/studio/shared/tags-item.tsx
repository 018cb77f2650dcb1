import { Form, Select } from 'antd';
import type { ComponentProps, KeyboardEvent } from 'react';
import { isComposing } from '@/components/form/is-composing';
import { useField } from './form/studio-form';
import { MAX_TAGS, withTags } from './tags';

/**
 * antd takes the Enter that ends the input of a word in Japanese, Chinese or Korean for the end of the tag in Safari.
 */
const holdComposingEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && isComposing(event.nativeEvent)) event.stopPropagation();
};

const TagsControl = (props: ComponentProps<typeof Select>) => (
  <div onKeyDownCapture={holdComposingEnter}>
    <Select
      {...props}
      mode="tags"
      open={false}
      suffixIcon={null}
      tokenSeparators={[',', ';', '#', '\n']}
      maxCount={MAX_TAGS}
    />
  </div>
);

/** The field `tags` of a form, which has `count` of them. Enter, a comma or leaving the field adds a tag. */
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
      <TagsControl />
    </Form.Item>
  );
}
