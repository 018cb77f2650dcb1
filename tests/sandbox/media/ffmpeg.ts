import { execFile } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Logged once if videos can't be encoded. */
export const NO_FFMPEG =
  'ffmpeg was not found on this machine or in node_modules: videos have no media, everything else works.';

async function works(command: string): Promise<boolean> {
  return run(command, ['-hide_banner', '-version']).then(
    () => true,
    () => false,
  );
}

/** The binary of the npm package, if it has one for this platform. */
async function packaged(): Promise<string | null> {
  try {
    const { default: installer } = await import('@ffmpeg-installer/ffmpeg');
    await chmod(installer.path, 0o755).catch(() => undefined);
    return installer.path;
  } catch {
    return null;
  }
}

/** Finds ffmpeg: `FFMPEG_PATH`, then the system's, then the npm package's. Null if none runs. */
export async function findFfmpeg(): Promise<string | null> {
  for (const candidate of [process.env.FFMPEG_PATH, 'ffmpeg', await packaged()]) {
    if (candidate && (await works(candidate))) return candidate;
  }
  return null;
}

/** Longer than any call of ffmpeg takes here, even on a busy machine. Milliseconds. */
const PATIENCE = 180_000;

/** Runs ffmpeg. Throws its last output if it fails or times out. */
export async function ffmpeg(binary: string, args: readonly string[]): Promise<void> {
  await run(binary, ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y', ...args], {
    maxBuffer: 4_000_000,
    timeout: PATIENCE,
    killSignal: 'SIGKILL',
  });
}
