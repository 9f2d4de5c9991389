import autocannon from 'autocannon'

/** What a load run measured; latencies in ms. */
export type Load = { requestsPerSecond: number; p50: number; p99: number; non2xx: number }

type Request = {
  method: 'GET' | 'POST'
  path: string
  body?: string
  headers?: Record<string, string>
}

const SECONDS = 4

/** Sends the requests in turn over `connections` for a few seconds, after a second to warm up. */
export const load = async (
  origin: string,
  requests: Request[],
  connections: number,
): Promise<Load> => {
  const run = (duration: number) => autocannon({ url: origin, connections, duration, requests })
  await run(1)
  const result = await run(SECONDS)
  return {
    requestsPerSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    non2xx: result.non2xx,
  }
}
