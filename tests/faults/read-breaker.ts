/** Returns what the circuit breaker of a site's store has counted. */
export async function readBreaker(url: string) {
  const text = await (await fetch(`${url}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^huizhi_store_${name} (\\d+)$`, "m").exec(text)?.[1]);
  return { timeouts: read("timeouts"), refused: read("refused"), probes: read("probes") };
}
