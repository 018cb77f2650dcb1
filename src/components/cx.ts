/** Joins class names and skips falsy ones: `cx('card', open && 'open')`. */
export const cx = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
