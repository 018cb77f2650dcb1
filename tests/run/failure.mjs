/** An error that a person has to fix: one clear sentence and, if useful, the log lines that explain it. */
export class Failure extends Error {
  constructor(sentence, log = '') {
    super(sentence);
    this.name = 'Failure';
    this.log = log;
  }
}

/** The last lines of a log, which usually contain the reason. */
export function lastLines(text, count = 30) {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}

export function report(error) {
  if (!(error instanceof Failure)) return console.error(error);
  if (error.log.trim()) console.error(`\n${error.log.trimEnd()}\n`);
  console.error(error.message);
}

/** Runs a script's main function. Prints any error and exits with code 1. */
export async function main(run) {
  try {
    await run();
  } catch (error) {
    report(error);
    process.exit(1);
  }
}
