/** Something a person has to put right: one clear sentence and, where it helps, the lines of a log that show why. */
export class Failure extends Error {
  constructor(sentence, log = '') {
    super(sentence);
    this.name = 'Failure';
    this.log = log;
  }
}

/** The last lines of a log: the end is where the reason stands. */
export function lastLines(text, count = 30) {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}

export function report(error) {
  if (!(error instanceof Failure)) return console.error(error);
  if (error.log.trim()) console.error(`\n${error.log.trimEnd()}\n`);
  console.error(error.message);
}

/** Runs a script's main function; whatever goes wrong is told and ends it with exit code 1. */
export async function main(run) {
  try {
    await run();
  } catch (error) {
    report(error);
    process.exit(1);
  }
}
