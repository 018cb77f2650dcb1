/** What browsers call a key that belongs to the input of a word. */
const PROCESSED = 229;

/**
 * Whether a key press belongs to the input of a word in Japanese, Chinese or Korean, such as the Enter that ends it. Safari says that the word has
 * ended before it tells of that Enter, which only its code gives away.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => event.isComposing || event.keyCode === PROCESSED;
