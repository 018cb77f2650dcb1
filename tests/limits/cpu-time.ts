/**
 * CPU time of this process since `start`, in ms. Unlike elapsed time it doesn't include waiting for other processes.
 */
export function cpuTimeMs(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
