/** One line of a table: a name and columns of figures. */
export const line = (first, ...columns) => console.log(first.padEnd(34) + columns.map((column) => String(column).padStart(10)).join(''));

/** A limit as it stands in a table. */
export const verdict = (limit, over) => `${limit ?? ''}${over ? ' OVER' : ''}`;

/** A figure with so many digits; nothing for one that could not be measured. */
export const figure = (value, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '-');

/** How many times the other a figure is. */
export const times = (value, other) => `${figure(value / other, 2)}x`;
