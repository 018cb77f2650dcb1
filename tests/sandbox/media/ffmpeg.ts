import { execFile } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Said once when films cannot be made. */
export const NO_FFMPEG = 'ffmpeg was not found on this machine and not in node_modules: films have no media, everything else works.';

async function works(command: string): Promise<boolean> {
  return run(command, ['-hide_banner', '-version']).then(
    () => true,
    () => false,
  );
}

/** The binary that comes with the package, where there is one for this platform. */
async function packaged(): Promise<string | null> {
  try {
    const { default: installer } = await import('@ffmpeg-installer/ffmpeg');
    await chmod(installer.path, 0o755).catch(() => undefined);
    return installer.path;
  } catch {
    return null;
  }
}

/** Looks for ffmpeg: `FFMPEG_PATH`, the system's, then the npm package's. Null when there is none that runs. */
export async function findFfmpeg(): Promise<string | null> {
  for (const candidate of [process.env.FFMPEG_PATH, 'ffmpeg', await packaged()]) {
    if (candidate && (await works(candidate))) return candidate;
  }
  return null;
}

/** Nothing asked of ffmpeg here takes longer, even on a busy machine. Milliseconds. */
const PATIENCE = 180_000;

/** Runs ffmpeg quietly; throws with its last words when it fails or does not end. */
export async function ffmpeg(binary: string, args: readonly string[]): Promise<void> {
  await run(binary, ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y', ...args], { maxBuffer: 4_000_000, timeout: PATIENCE, killSignal: 'SIGKILL' });
}
