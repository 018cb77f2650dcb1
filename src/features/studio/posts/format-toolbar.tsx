import { Bold, Italic, Link2, List, ListOrdered } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/button/icon-button';
import { applyFormat, type TextFormat } from './text-format';
import styles from './format-toolbar.module.css';

const FORMATS: readonly { format: TextFormat; label: string; icon: ReactNode }[] = [
  { format: 'bold', label: 'Bold', icon: <Bold /> },
  { format: 'italic', label: 'Italic', icon: <Italic /> },
  { format: 'link', label: 'Link', icon: <Link2 /> },
  { format: 'list', label: 'Bulleted list', icon: <List /> },
  { format: 'numbers', label: 'Numbered list', icon: <ListOrdered /> },
];

interface FormatToolbarProps {
  /** Name of the text field in the same form. */
  field: string;
  onChange: (text: string) => void;
}

export function FormatToolbar({ field, onChange }: FormatToolbarProps) {
  const format = (form: HTMLFormElement | null, how: TextFormat) => {
    const area = form?.elements.namedItem(field);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const { text, start, end } = applyFormat(how, area.value, area.selectionStart, area.selectionEnd);
    onChange(text);
    // Wait until the new text is in the field.
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(start, end);
    });
  };
  return (
    <div className={styles.toolbar} role="group" aria-label="Format text">
      {FORMATS.map(({ format: how, label, icon }) => (
        <IconButton key={how} label={label} size="sm" onClick={({ currentTarget }) => format(currentTarget.form, how)}>
          {icon}
        </IconButton>
      ))}
    </div>
  );
}
