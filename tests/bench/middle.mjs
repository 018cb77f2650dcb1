/** The median, so that a short burst of other load has no effect. */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** The median of each figure over several rows. */
function medians(rows) {
  return Object.fromEntries(
    Object.keys(rows[0] ?? {}).map((figure) => [figure, median(rows.map((row) => row[figure]))]),
  );
}

/** Measures all subjects in turns for so many `rounds`, so that other load affects them alike. Returns each subject with the medians of its figures. */
export async function interleaved(subjects, rounds, measure) {
  const rows = subjects.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, subject] of subjects.entries()) rows[index].push(await measure(subject));
  }
  return subjects.map((subject, index) => ({ ...subject, ...medians(rows[index]), rounds: rows[index] }));
}
