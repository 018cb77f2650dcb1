export type TextFormat = 'bold' | 'italic' | 'link' | 'list' | 'numbers';

interface Formatted {
  text: string;
  /** What is selected afterward. */
  start: number;
  end: number;
}

const MARKS = { bold: '**', italic: '_' } as const;
const URL = 'https://';

/** Puts a mark around the selection, or removes it from there. */
function wrap(text: string, start: number, end: number, mark: string): Formatted {
  const size = mark.length;
  const selected = text.slice(start, end);
  if (text.slice(start - size, start) === mark && text.slice(end, end + size) === mark)
    return {
      text: text.slice(0, start - size) + selected + text.slice(end + size),
      start: start - size,
      end: end - size,
    };
  return {
    text: text.slice(0, start) + mark + selected + mark + text.slice(end),
    start: start + size,
    end: end + size,
  };
}

/** Starts each selected line with a list mark, or removes the marks if all have one. */
function list(text: string, from: number, to: number, isNumbered: boolean): Formatted {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const stop = text.indexOf('\n', to);
  const end = stop === -1 ? text.length : stop;
  const lines = text.slice(start, end).split('\n');
  const mark = isNumbered ? /^\d+\. / : /^- /;
  const isList = lines.every((line) => mark.test(line));
  const changed = lines
    .map((line, index) =>
      isList ? line.replace(mark, '') : `${isNumbered ? `${index + 1}.` : '-'} ${line.replace(/^(?:-|\d+\.) /, '')}`,
    )
    .join('\n');
  const after = start + changed.length;
  return {
    text: text.slice(0, start) + changed + text.slice(end),
    start: lines.length > 1 ? start : after,
    end: after,
  };
}

/** The text after a button of the toolbar, with the marks that posts understand. */
export function applyFormat(format: TextFormat, text: string, from: number, to: number): Formatted {
  if (format === 'list' || format === 'numbers') return list(text, from, to, format === 'numbers');
  // Marks belong directly around words.
  const selected = text.slice(from, to);
  const start = from + (selected.length - selected.trimStart().length);
  const end = Math.max(start, to - (selected.length - selected.trimEnd().length));
  if (format !== 'link') return wrap(text, start, end, MARKS[format]);
  const label = text.slice(start, end);
  if (/^https?:\/\/\S+$/.test(label)) {
    const link = `[link](${label})`;
    return { text: text.slice(0, start) + link + text.slice(end), start: start + 1, end: start + 5 };
  }
  const shown = label || 'link';
  const urlStart = start + shown.length + 3;
  return {
    text: `${text.slice(0, start)}[${shown}](${URL})${text.slice(end)}`,
    start: urlStart,
    end: urlStart + URL.length,
  };
}
