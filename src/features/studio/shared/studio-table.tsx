import { useId, type ReactNode } from 'react';
import { ArrowDown, ArrowUp, ArrowUpDown, CircleAlert } from 'lucide-react';
import { cx } from '@/components/cx';
import tick from '@/components/form/tick.module.css';
import { Link } from '@/components/link';
import type { ListAddress } from '@/components/listing/use-list-address';
import type { MenuEntry } from '@/components/menu/menu';
import { MoreMenu } from '@/components/menu/more-menu';
import { addressOf, withSort } from '@/lib/lists/list-address';
import styles from './studio-table.module.css';

export interface StudioColumn<T> {
  key: string;
  head: string;
  cell: (item: T) => ReactNode;
  /** Numeric column, aligned to the end. */
  figure?: boolean;
  /** Sort keys for ascending and descending order; one may be missing. */
  sort?: { up?: string; down?: string };
  /** Cells need no column label on phones. */
  bare?: boolean;
  /** Hidden on phones. */
  wideOnly?: boolean;
}

/** Shape of the row pictures; `face` brings its own size. */
export type PictureShape = 'wide' | 'narrow' | 'face';

interface StudioTableProps<T extends { _id: string }, F extends string> {
  title: string;
  plural: string;
  items: readonly T[];
  address: ListAddress<F>;
  nameOf: (item: T) => string;
  hrefFor?: (item: T) => string;
  onOpen?: (item: T) => void;
  picture?: (item: T) => ReactNode;
  pictures?: PictureShape;
  note?: (item: T) => ReactNode;
  columns: readonly StudioColumn<T>[];
  menu?: (item: T) => readonly MenuEntry[];
  selection?: { chosen: ReadonlySet<string>; choose: (ids: readonly string[], on: boolean) => void };
  failures: Readonly<Record<string, string>>;
}

/** Rows of a studio list: a table, or cards on phones. */
export function StudioTable<T extends { _id: string }, F extends string>({
  title,
  plural,
  items,
  address,
  nameOf,
  hrefFor,
  onOpen,
  picture,
  pictures = 'wide',
  note,
  columns,
  menu,
  selection,
  failures,
}: StudioTableProps<T, F>) {
  const allId = useId();
  const ids = items.map(({ _id }) => _id);
  const chosenHere = ids.filter((id) => selection?.chosen.has(id)).length;
  return (
    <div className={styles.container}>
      {selection && (
        <div className={styles.all}>
          <Tick
            id={allId}
            checked={chosenHere === ids.length}
            some={chosenHere > 0}
            onTick={(on) => selection.choose(ids, on)}
          />
          <label htmlFor={allId}>Select all on this page</label>
        </div>
      )}
      <table className={styles.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead className={styles.heads}>
          <tr>
            {selection && (
              <th scope="col" className={styles.tick}>
                <Tick
                  label={`Select all ${plural} on this page`}
                  checked={chosenHere === ids.length}
                  some={chosenHere > 0}
                  onTick={(on) => selection.choose(ids, on)}
                />
              </th>
            )}
            <th scope="col">Name</th>
            {columns.map((column) => (
              <Head key={column.key} column={column} address={address} />
            ))}
            {menu && (
              <th scope="col">
                <span className="visually-hidden">More</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => {
            const { _id } = item;
            const name = nameOf(item);
            const entries = menu?.(item);
            return (
              <tr
                key={_id}
                className={styles.row}
                data-chosen={selection?.chosen.has(_id) || undefined}
                data-picture={picture ? true : undefined}
              >
                {selection && (
                  <td className={styles.tick}>
                    <Tick
                      label={`Select ${name}`}
                      checked={selection.chosen.has(_id)}
                      onTick={(on) => selection.choose([_id], on)}
                    />
                  </td>
                )}
                <th scope="row" className={styles.thing}>
                  <div className={styles.what}>
                    {picture && <div className={styles[pictures]}>{picture(item)}</div>}
                    <div className={styles.text}>
                      {hrefFor ? (
                        <Link href={hrefFor(item)} className={styles.name} dir="auto">
                          {name}
                        </Link>
                      ) : onOpen ? (
                        <button
                          type="button"
                          className={cx(styles.name, styles.opens)}
                          aria-haspopup="dialog"
                          dir="auto"
                          onClick={() => onOpen(item)}
                        >
                          {name}
                        </button>
                      ) : (
                        <span className={styles.name} dir="auto">
                          {name}
                        </span>
                      )}
                      {note && <div className={styles.note}>{note(item)}</div>}
                      {failures[_id] && (
                        <p className={styles.failure}>
                          <CircleAlert aria-hidden="true" />
                          <span dir="auto">{failures[_id]}</span>
                        </p>
                      )}
                    </div>
                  </div>
                </th>
                {columns.map(({ key, head, cell, figure, bare, wideOnly }) => (
                  <td
                    key={key}
                    data-head={bare ? undefined : head}
                    className={cx(styles.cell, figure && styles.figure, wideOnly && styles.wideOnly)}
                  >
                    {cell(item)}
                  </td>
                ))}
                {entries && (
                  <td className={styles.menu}>{entries.length > 0 && <MoreMenu name={name} entries={entries} />}</td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface TickProps {
  id?: string;
  label?: string;
  checked: boolean;
  some?: boolean;
  onTick: (on: boolean) => void;
}

const Tick = ({ id, label, checked, some = false, onTick }: TickProps) => (
  <input
    id={id}
    type="checkbox"
    className={tick.box}
    aria-label={label}
    checked={checked}
    ref={(box) => {
      if (box) box.indeterminate = some && !checked;
    }}
    onChange={(event) => onTick(event.target.checked)}
  />
);

/** Column header; a sort link if the column is sortable. */
function Head<T, F extends string>({
  column: { head, figure, sort, wideOnly },
  address: { rules, view, go },
}: {
  column: StudioColumn<T>;
  address: ListAddress<F>;
}) {
  const className = cx(figure && styles.figure, wideOnly && styles.wideOnly);
  if (!sort) {
    return (
      <th scope="col" className={className}>
        {head}
      </th>
    );
  }
  const now = view.sort === sort.up ? 'ascending' : view.sort === sort.down ? 'descending' : undefined;
  const next = withSort(view, (now === 'descending' ? (sort.up ?? sort.down) : (sort.down ?? sort.up)) ?? '');
  const Arrow = now === 'ascending' ? ArrowUp : now === 'descending' ? ArrowDown : ArrowUpDown;
  return (
    <th scope="col" className={className} aria-sort={now}>
      <Link
        href={addressOf(rules, next)}
        scroll={false}
        className={styles.sort}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          go(next);
        }}
      >
        {head}
        <Arrow aria-hidden="true" />
      </Link>
    </th>
  );
}
