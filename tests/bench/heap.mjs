/** The page's heap after garbage collection, in MB. `client` is a CDP session of the page. */
export async function getHeap(client) {
  // The first collection may make more garbage reachable for the second.
  for (let round = 0; round < 2; round += 1) await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}
