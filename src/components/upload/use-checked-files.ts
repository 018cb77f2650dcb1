import { useState } from 'react';
import { fileProblem, type FileRule } from '@/lib/files/file-check';

export interface RefusedFile {
  name: string;
  problem: string;
}

/** Number of files checked in parallel. */
const CONCURRENCY = 4;

/** Validates chosen files. Valid ones are passed to `onFiles`; `refused` lists the others until the next choice. */
export function useCheckedFiles(rule: FileRule, onFiles: (files: File[]) => void) {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [checking, setChecking] = useState(false);

  const check = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setChecking(true);
    setRefused([]);
    const problems = await findProblems(files, rule);
    setChecking(false);
    setRefused(files.flatMap(({ name }, index) => (problems[index] ? [{ name, problem: problems[index] }] : [])));
    const good = files.filter((_, index) => !problems[index]);
    if (good.length > 0) onFiles(good);
  };

  return { check: (files: readonly File[]) => void check(files), refused, checking, dismiss: () => setRefused([]) };
}

async function findProblems(files: readonly File[], rule: FileRule): Promise<(string | null)[]> {
  const problems: (string | null)[] = files.map(() => null);
  const waiting = [...files.entries()];
  const checkNextFiles = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) problems[next[0]] = await fileProblem(next[1], rule);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, checkNextFiles));
  return problems;
}
