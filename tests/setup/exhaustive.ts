/** How many cases a randomized test tries: a sample in `npm test`, all of them in `npm run test:all`. */
export const cases = (sample: number, all: number): number => (process.env.EXHAUSTIVE ? all : sample);
