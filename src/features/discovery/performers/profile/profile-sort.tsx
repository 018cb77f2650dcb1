import { Button } from '@/components/button/button';
import { CompactSelect } from '@/components/listing/compact-select';
import type { ListAddress } from '@/components/listing/use-list-address';
import { withSort } from '@/lib/lists/list-address';
import { tabSorts, type ListTab } from './profile-tabs';
import styles from './profile-list.module.css';

/** Sort order of a tab's list, if there is a choice. Works as a plain form without JavaScript. */
export function ProfileSort({ tab, address: { rules, view, go } }: { tab: ListTab; address: ListAddress<never> }) {
  const sorts = tabSorts(tab);
  if (sorts.length < 2) return null;
  const [action, own] = rules.path.split('?');
  return (
    <form
      className={styles.sort}
      action={action}
      method="get"
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      {[...new URLSearchParams(own)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <CompactSelect
        name="sort"
        label="Sort by"
        options={sorts}
        value={view.sort}
        onChange={(event) => go(withSort(view, event.target.value))}
      />
      <noscript>
        <Button type="submit">Sort</Button>
      </noscript>
    </form>
  );
}
