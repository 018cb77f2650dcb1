/** Prints one row of a table: a name and columns of figures. */
export const line = (first, ...columns) =>
  console.log(first.padEnd(34) + columns.map((column) => String(column).padStart(10)).join(''));

/** A limit in a table, marked if exceeded. */
export const verdict = (limit, over) => `${limit ?? ''}${over ? ' OVER' : ''}`;

/** A figure with that number of decimals, or `-` if it could not be measured. */
export const figure = (value, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '-');

/** The ratio of two figures. */
export const times = (value, other) => `${figure(value / other, 2)}x`;

/** A spread, such as ±3%. */
export const getSpread = (share) => (Number.isFinite(share) ? `±${figure(share * 100)}%` : '');
