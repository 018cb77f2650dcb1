/** Milliseconds that this process worked since then. Unlike the time it took, it does not grow while others are at work on the machine. */
export function msOfWork(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}
