import autocannon from 'autocannon'

/** What a load run measured; latencies in ms. */
export type Load = { requestsPerSecond: number; p50: number; p99: number; failed: number }

/** A request as the load sends it. */
export type Request = {
  method: 'GET' | 'POST'
  path: string
  body?: string
  headers?: Record<string, string>
}

/** What Chromium sends with a fetch. */
export const browserHeaders = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  accept: '*/*',
  'accept-language': 'en-IN,en;q=0.9,hi;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'same-origin',
}

/** The part of the requests that one of several connections sends, so that no two send the same at a time. */
const shareOf = <One>(all: One[], index: number, of: number): One[] =>
  all.filter((_, n) => n % of === index)

/**
 * Sends requests over `connections`, each request of one connection only.
 * @param once whether every request is sent once (what writes) instead of in turn for `seconds`
 */
export const load = async (
  origin: string,
  requests: Request[],
  { connections, seconds, once }: { connections: number; seconds: number; once: boolean },
): Promise<Load> => {
  let clients = 0
  const run = (many: { duration: number } | { amount: number }) => {
    clients = 0
    return autocannon({
      url: origin,
      connections,
      headers: browserHeaders,
      timeout: 60,
      ...many,
      setupClient: (client) => {
        client.setRequests(shareOf(requests, clients % connections, connections) as never)
        clients += 1
      },
    })
  }
  if (!once) await run({ duration: 1 })
  const result = await run(once ? { amount: requests.length } : { duration: seconds })
  return {
    requestsPerSecond: Math.round(result['2xx'] / result.duration),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  }
}
