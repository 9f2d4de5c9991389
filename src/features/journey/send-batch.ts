import type { Journey } from '#machines/journey-recorder/journey-recorder.types.ts'

const URL = '/v1/journeys'

/**
 * Sends journeys so that they arrive even when the page is closed (ATL-03). A browser that cannot, or has too much waiting already, sends
 * them as an ordinary call; one that fails is only logged.
 */
export const sendBatch = (journeys: Journey[]): void => {
  const body = JSON.stringify({ journeys })
  const headers = { 'Content-Type': 'application/json' }
  if (navigator.sendBeacon?.(URL, new Blob([body], { type: headers['Content-Type'] }))) return
  fetch(URL, { method: 'POST', body, headers, keepalive: body.length < 60_000 }).catch(
    (error: unknown) => console.info('journeys were not recorded', error),
  )
}
