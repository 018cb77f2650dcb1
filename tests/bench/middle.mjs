/** The value at a share of the sorted values, such as 0.5 for the median. Nearest rank. */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

const ROUNDS = 5;

/** Applies `summary` to each figure over several rows. */
const summarize = (rows, summary) =>
  Object.fromEntries(Object.keys(rows[0] ?? {}).map((figure) => [figure, summary(rows.map((row) => row[figure]))]));

/** The median, so that a short burst of other load has no effect. */
const median = (values) => quantile(values, 0.5);

/** Half of the distance between the quartiles, relative to the median. */
const spread = (values) => (quantile(values, 0.75) - quantile(values, 0.25)) / 2 / median(values);

/**
 * Measures all subjects in turns for five rounds, so that other load affects them alike. Returns each subject with the
 * medians of its figures, their `spread`, and all `rounds`.
 */
export async function interleaved(subjects, measure) {
  const rows = subjects.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, subject] of subjects.entries()) rows[index].push(await measure(subject));
  }
  return subjects.map((subject, index) => ({
    ...subject,
    ...summarize(rows[index], median),
    spread: summarize(rows[index], spread),
    rounds: rows[index],
  }));
}
