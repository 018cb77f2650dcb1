/** What the page's scripts hold once nothing can be thrown away any more, in megabytes. `client` is a CDP session of the page. */
export async function heapOf(client) {
  // What the first round frees may free more.
  for (let round = 0; round < 2; round += 1) await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}
