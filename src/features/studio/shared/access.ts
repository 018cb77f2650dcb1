/** Who may have a thing: whoever subscribes, whoever pays its price, or everybody. */
export type Access = 'subscribers' | 'sale' | 'free';

/** How the wire says it: for sale at no price is free. */
export const accessOf = ({ isSale, price }: { isSale?: boolean; price?: number }): Access => (isSale ? (price === 0 ? 'free' : 'sale') : 'subscribers');

/** The choice as the wire has it; `price` as it was typed. */
export const saleOf = (access: string, price: string): { isSale: boolean; price: number } => ({
  isSale: access !== 'subscribers',
  price: access === 'sale' ? Number(price) : 0,
});

/** More is a slip of the finger. */
const MOST = 100_000;

/** What is wrong with a price that was typed, when one is asked for. */
export function priceProblem(access: string, price: string): string | undefined {
  if (access !== 'sale') return undefined;
  const figure = Number(price);
  if (price.trim() === '' || !Number.isFinite(figure)) return 'Enter a price in numbers.';
  if (figure <= 0) return 'Enter a price above 0, or make it free.';
  if (figure > MOST) return `Enter a price of at most ${MOST.toLocaleString('en-US')}.`;
  return /^\d+$/.test(price.trim()) ? undefined : 'Enter a whole number of tokens, such as 20.';
}
