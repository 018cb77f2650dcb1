import { Button, Form, Input } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import type { PriceLimits } from '@/entities/payment/price-limits';
import { Group, GroupItem } from '../shared/form/group-item';
import { LIMITS } from '../shared/form/limits';
import { NumberItem } from '../shared/form/number-item';
import { TextItem } from '../shared/form/text-items';
import { isWrongItem, menuRow, typedItem, type TypedItem } from './tip-settings';
import styles from './tip-items.module.css';

interface TipItemsProps {
  tipMenu: readonly string[];
  onMenu: (tipMenu: string[]) => void;
  limits: PriceLimits;
}

const [MAX_ITEMS] = LIMITS.goLive.tipMenu.max;
const [MAX_LABEL_LENGTH] = LIMITS.goLive['tipMenu.label'].max;

export const TipItems = (menu: TipItemsProps) => (
  <>
    <Group label="Goal (optional)">
      <p className={styles.hint}>Viewers see how close the tips in this show are to the goal.</p>
      <div className={styles.row}>
        <TextItem name="goalTitle" label="What it’s for" />
        <NumberItem name="goalTokens" label="Tokens" />
      </div>
    </Group>
    <GroupItem name="tipMenu" label="Tip menu (optional)">
      <p className={styles.hint}>What viewers get for a tip, such as “Play a request”.</p>
      <TipMenu {...menu} />
    </GroupItem>
  </>
);

function TipMenu({ tipMenu, onMenu, limits }: TipItemsProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const isRefused = Form.Item.useStatus().status === 'error';
  const change = (at: number, part: Partial<TypedItem>) =>
    onMenu(tipMenu.map((row, index) => (index === at ? menuRow({ ...typedItem(row), ...part }) : row)));
  const remove = (at: number) => {
    onMenu(tipMenu.filter((_row, index) => index !== at));
    add.current?.focus();
  };
  const append = () => {
    onMenu([...tipMenu, menuRow({ label: '', tokens: '' })]);
    // Wait until the new row is there.
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus());
  };
  return (
    <>
      {tipMenu.length > 0 ? (
        <ul ref={list} className={styles.items} role="list">
          {tipMenu.map(typedItem).map(({ label, tokens }, index) => {
            const isWrong = isWrongItem({ label, tokens }, limits);
            const isShownWrong = isRefused && isWrong;
            // Without a status of their own, all fields would show that of the menu.
            const item = { validateStatus: isShownWrong ? 'error' : '' } as const;
            const field = { autoComplete: 'off', 'aria-invalid': isShownWrong } as const;
            return (
              <li key={index} className={styles.item} data-wrong={isWrong || undefined}>
                <Form.Item {...item} label={`Item ${index + 1}`} htmlFor={`${id}-${index}`}>
                  <Input
                    {...field}
                    id={`${id}-${index}`}
                    dir="auto"
                    maxLength={MAX_LABEL_LENGTH}
                    value={label}
                    onChange={(event) => change(index, { label: event.target.value })}
                  />
                </Form.Item>
                <Form.Item {...item} label="Tokens" htmlFor={`${id}-${index}-tokens`}>
                  <Input
                    {...field}
                    id={`${id}-${index}-tokens`}
                    inputMode="numeric"
                    maxLength={7}
                    value={tokens}
                    onChange={(event) => change(index, { tokens: event.target.value })}
                  />
                </Form.Item>
                <Button
                  type="text"
                  icon={<Trash2 />}
                  aria-label={`Remove ${label.trim() || `item ${index + 1}`}`}
                  onClick={() => remove(index)}
                />
              </li>
            );
          })}
        </ul>
      ) : null}
      <span>
        <Button ref={add} icon={<Plus />} disabled={tipMenu.length >= MAX_ITEMS} onClick={append}>
          Add an item
        </Button>
      </span>
    </>
  );
}
