/** The value in the middle of a row of measurements: a machine that was busy for a moment does not move it. */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** The middle of each figure of rows that have the same figures. */
function medians(rows) {
  return Object.fromEntries(Object.keys(rows[0] ?? {}).map((figure) => [figure, median(rows.map((row) => row[figure]))]));
}

/**
 * Measures all subjects once, then all of them again, `rounds` times: whatever else the machine does meets them alike.
 * Gives each subject with the middle of its figures.
 */
export async function interleaved(subjects, rounds, measure) {
  const rows = subjects.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, subject] of subjects.entries()) rows[index].push(await measure(subject));
  }
  return subjects.map((subject, index) => ({ ...subject, ...medians(rows[index]), rounds: rows[index] }));
}
