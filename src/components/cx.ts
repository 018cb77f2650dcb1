/** Class names joined, without the absent ones: `cx('card', open && 'open')`. */
export const cx = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
