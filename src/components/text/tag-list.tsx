import { ChipLink, ChipList } from '@/components/chip/chip';

interface TagListProps {
  label: string;
  tags: readonly { text: string; href: string }[];
}

export function TagList({ label, tags }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <ChipList label={label}>
      {tags.map((tag) => (
        <ChipLink key={tag.href} href={tag.href}>
          {tag.text}
        </ChipLink>
      ))}
    </ChipList>
  );
}
