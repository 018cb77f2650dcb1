import { Plus, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '@/components/button/button';
import { IconButton } from '@/components/button/icon-button';
import { TextField } from '@/components/form/text-field';
import { MAX_GOAL_TITLE_LENGTH, MAX_TIP_LABEL_LENGTH, MAX_TIP_MENU_ITEMS } from './show-limits';
import { menuRow, typedItem, type TipValues, type TypedItem } from './tip-settings';
import styles from './tip-fields.module.css';

interface TipFieldsProps {
  values: TipValues;
  problems: Partial<Record<string, string>>;
  onChange: (change: Partial<TipValues>) => void;
}

/** Goal and tip menu of a show. */
export function TipFields({ values: { goalTitle, goalTokens, tipMenu }, problems, onChange }: TipFieldsProps) {
  const errorId = useId();
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const change = (at: number, part: Partial<TypedItem>) =>
    onChange({
      tipMenu: tipMenu.map((row, index) => (index === at ? menuRow({ ...typedItem(row), ...part }) : row)),
    });
  const remove = (at: number) => {
    onChange({ tipMenu: tipMenu.filter((_row, index) => index !== at) });
    add.current?.focus();
  };
  const append = () => {
    onChange({ tipMenu: [...tipMenu, menuRow({ label: '', tokens: '' })] });
    // Wait until the new row is there.
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus());
  };
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Goal (optional)</legend>
        <p className={styles.hint}>Viewers see how close the tips of this show are to it.</p>
        <div className={styles.row}>
          <TextField
            label="What it’s for"
            name="goalTitle"
            autoComplete="off"
            maxLength={MAX_GOAL_TITLE_LENGTH}
            value={goalTitle}
            error={problems.goalTitle}
            onChange={(event) => onChange({ goalTitle: event.target.value })}
          />
          <TextField
            label="Tokens"
            name="goalTokens"
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            value={goalTokens}
            error={problems.goalTokens}
            onChange={(event) => onChange({ goalTokens: event.target.value })}
          />
        </div>
      </fieldset>
      <fieldset className={styles.group} aria-describedby={problems.tipMenu ? errorId : undefined}>
        <legend className={styles.legend}>Tip menu (optional)</legend>
        <p className={styles.hint}>What viewers get for a tip, such as “Play a request”.</p>
        {tipMenu.length > 0 ? (
          <ul ref={list} className={styles.items} role="list">
            {tipMenu.map(typedItem).map(({ label, tokens }, index) => (
              <li key={index} className={styles.item}>
                <TextField
                  label={`Item ${index + 1}`}
                  name="tipMenu"
                  autoComplete="off"
                  maxLength={MAX_TIP_LABEL_LENGTH}
                  value={label}
                  onChange={(event) => change(index, { label: event.target.value })}
                />
                <TextField
                  label="Tokens"
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={7}
                  value={tokens}
                  onChange={(event) => change(index, { tokens: event.target.value })}
                />
                <IconButton label={`Remove ${label.trim() || `item ${index + 1}`}`} onClick={() => remove(index)}>
                  <Trash2 />
                </IconButton>
              </li>
            ))}
          </ul>
        ) : null}
        {problems.tipMenu ? (
          <p id={errorId} role="alert" className={styles.error} dir="auto">
            {problems.tipMenu}
          </p>
        ) : null}
        <span>
          <Button ref={add} size="sm" icon={<Plus />} disabled={tipMenu.length >= MAX_TIP_MENU_ITEMS} onClick={append}>
            Add an item
          </Button>
        </span>
      </fieldset>
    </>
  );
}
