import type { ReactNode } from 'react';
import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import { Checkbox } from '@/components/form/checkbox';
import { SelectField } from '@/components/form/select-field';
import { formatQuantity } from '@/lib/format/format';
import { withFilter } from '@/lib/lists/list-url';
import { selectOptions, withSearchOnly, type FilterChoice, type FilterSet } from './filter-set';
import type { ListNavigation } from './use-list-navigation';
import styles from './filter-panel.module.css';

interface FilterPanelProps<F extends string> {
  open: boolean;
  onClose: () => void;
  /** Name of the search text, which the filters leave unchanged. */
  search?: F;
  switches?: FilterSet<F>['switches'];
  choices: readonly FilterChoice<F>[];
  navigation: ListNavigation<F>;
  total: number;
  children?: ReactNode;
}

/** Dialog with all filters. Changes apply immediately; the footer shows the number of results. */
export function FilterPanel<F extends string>({
  open,
  onClose,
  search,
  switches = [],
  choices,
  navigation,
  total,
  children,
}: FilterPanelProps<F>) {
  const { view, isNavigating, go } = navigation;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Filters"
      shape="sheet"
      footer={
        <>
          <Button variant="ghost" onClick={() => go(withSearchOnly(view, search))}>
            Clear all
          </Button>
          <Button variant="primary" loading={isNavigating} onClick={onClose}>
            {isNavigating ? 'Loading…' : total === 0 ? 'No results' : `Show ${formatQuantity(total, 'result')}`}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {choices.map((choice) => (
          <SelectField
            key={choice.name}
            label={choice.label}
            options={selectOptions(choice, view.filters[choice.name])}
            value={view.filters[choice.name] ?? ''}
            onChange={(event) => go(withFilter(view, choice.name, event.target.value))}
          />
        ))}
        {children}
        {switches.map(({ name, label }) => (
          <Checkbox
            key={name}
            label={label}
            checked={view.filters[name] === '1'}
            onChange={(event) => go(withFilter(view, name, event.target.checked ? '1' : ''))}
          />
        ))}
      </div>
    </Dialog>
  );
}
