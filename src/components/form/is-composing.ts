/** Key code of browsers for keys of an input method (IME). */
const PROCESSED = 229;

/**
 * True if a key press belongs to an input method (Japanese, Chinese, Korean), such as the Enter that confirms a word.
 * Safari ends the composition before that Enter, which only its key code reveals.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === PROCESSED;
