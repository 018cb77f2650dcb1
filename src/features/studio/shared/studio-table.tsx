import { Button, Checkbox, Table } from 'antd';
import type { TableProps } from 'antd';
import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp, ArrowUpDown, CircleAlert } from 'lucide-react';
import { cx } from '@/components/cx';
import { Link } from '@/components/link';
import type { ListNavigation } from '@/components/listing/use-list-navigation';
import type { MenuEntry } from '@/components/menu/menu';
import { RowMenu } from './row-menu';
import { getListUrl, withSort } from '@/lib/lists/list-url';
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
  /** Takes a whole line on phones, without a label. */
  long?: boolean;
  /** Hidden on phones. */
  wideOnly?: boolean;
}

/** Shape of the row pictures; `face` brings its own size. */
export type PictureShape = 'wide' | 'narrow' | 'face';

interface RowProps<T> {
  getName: (item: T) => string;
  hrefFor?: (item: T) => string | undefined;
  onOpen?: (item: T) => void;
  canOpen?: (item: T) => boolean;
  picture?: (item: T) => ReactNode;
  pictures?: PictureShape;
  note?: (item: T) => ReactNode;
  failures?: Readonly<Record<string, string>>;
}

type TableNavigation<F extends string> = Pick<ListNavigation<F>, 'rules' | 'view' | 'go'>;

interface StudioTableProps<T extends { _id: string }, F extends string> extends RowProps<T> {
  title: string;
  /** Title of the first column. */
  first?: string;
  plural: string;
  items: readonly T[];
  /** For columns with an order. */
  navigation?: TableNavigation<F>;
  columns: readonly StudioColumn<T>[];
  menu?: (item: T) => readonly MenuEntry[];
  selection?: {
    chosen: ReadonlySet<string>;
    choose: (ids: readonly string[]) => void;
    canSelect?: (item: T) => boolean;
  };
}

type Columns<T> = NonNullable<TableProps<T>['columns']>;

export function StudioTable<T extends { _id: string }, F extends string>({
  title,
  first = 'Name',
  plural,
  items,
  navigation,
  columns,
  menu,
  selection,
  ...row
}: StudioTableProps<T, F>) {
  const { canSelect = () => true } = selection ?? {};
  const selectable = items.filter(canSelect);
  const chosen = selectable.filter(({ _id }) => selection?.chosen.has(_id)).length;

  const all: Columns<T> = [
    {
      key: 'name',
      title: first,
      rowScope: 'row',
      className: styles.thing,
      render: (_, item) => <ItemCell item={item} {...row} />,
    },
    ...columns.map(({ key, head, cell, figure, sort, bare, long, wideOnly }): Columns<T>[number] => ({
      key,
      title: sort && navigation ? <SortLink head={head} sort={sort} navigation={navigation} /> : head,
      className: cx(styles.cell, figure && styles.figure, long && styles.long, wideOnly && styles.wideOnly),
      onHeaderCell: () =>
        ({ 'data-column': key, 'aria-sort': sort && navigation && getOrder(sort, navigation.view.sort) }) as object,
      onCell: () => ({ 'data-column': key, 'data-head': bare ? undefined : head }) as object,
      render: (_, item) => cell(item),
    })),
  ];
  if (menu)
    all.push({
      key: 'menu',
      title: <span className="visually-hidden">More</span>,
      className: styles.menu,
      render: (_, item) => {
        const entries = menu(item);
        return entries.length > 0 && <RowMenu name={row.getName(item)} entries={entries} />;
      },
    });

  return (
    <div className={styles.container}>
      {selection && (
        <Checkbox
          className={styles.all}
          checked={chosen > 0 && chosen === selectable.length}
          indeterminate={chosen > 0 && chosen < selectable.length}
          onChange={({ target }) => selection.choose(target.checked ? selectable.map(({ _id }) => _id) : [])}
        >
          Select all on this page
        </Checkbox>
      )}
      <Table<T>
        className={styles.table}
        aria-label={title}
        rowKey="_id"
        rowClassName={styles.row}
        dataSource={items}
        columns={all}
        pagination={false}
        rowSelection={
          selection && {
            columnWidth: 1,
            selectedRowKeys: [...selection.chosen],
            onChange: (keys) => selection.choose(keys.map(String)),
            getCheckboxProps: (item) => ({
              'aria-label': `Select ${row.getName(item)}`,
              disabled: !canSelect(item),
            }),
            getTitleCheckboxProps: () => ({ 'aria-label': `Select all ${plural} on this page` }),
          }
        }
      />
    </div>
  );
}

/** First cell of a row: picture, name, note and the error of the last change. */
function ItemCell<T extends { _id: string }>({
  item,
  getName,
  hrefFor,
  onOpen,
  canOpen = () => true,
  picture,
  pictures = 'wide',
  note,
  failures,
}: RowProps<T> & { item: T }) {
  const name = getName(item);
  const href = hrefFor?.(item);
  const failure = failures?.[item._id];
  const title = () => {
    if (href)
      return (
        <Link href={href} className={styles.name} dir="auto">
          {name}
        </Link>
      );
    if (onOpen && canOpen(item))
      return (
        <Button
          type="link"
          className={cx(styles.name, styles.opens)}
          aria-haspopup="dialog"
          dir="auto"
          onClick={() => onOpen(item)}
        >
          {name}
        </Button>
      );
    return (
      <span className={styles.name} dir="auto">
        {name}
      </span>
    );
  };
  return (
    <div className={styles.what}>
      {picture && <div className={styles[pictures]}>{picture(item)}</div>}
      <div className={styles.text}>
        {title()}
        {note && <div className={styles.note}>{note(item)}</div>}
        {failure && (
          <p className={styles.failure}>
            <CircleAlert />
            <span dir="auto">{failure}</span>
          </p>
        )}
      </div>
    </div>
  );
}

type Sort = NonNullable<StudioColumn<unknown>['sort']>;

function getOrder({ up, down }: Sort, sort: string): 'ascending' | 'descending' | undefined {
  if (sort === up) return 'ascending';
  return sort === down ? 'descending' : undefined;
}

/** Title of a sortable column: a link, because the order is part of the URL (decision 0080). */
function SortLink<F extends string>({
  head,
  sort,
  navigation: { rules, view, go },
}: {
  head: string;
  sort: Sort;
  navigation: TableNavigation<F>;
}) {
  const now = getOrder(sort, view.sort);
  const next = withSort(view, (now === 'descending' ? (sort.up ?? sort.down) : (sort.down ?? sort.up)) ?? '');
  const Arrow = now === 'ascending' ? ArrowUp : now === 'descending' ? ArrowDown : ArrowUpDown;
  return (
    <Link
      href={getListUrl(rules, next)}
      scroll={false}
      className={styles.sort}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        go(next);
      }}
    >
      {head}
      <Arrow />
    </Link>
  );
}
