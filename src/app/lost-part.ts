const LOST_PART = 'LostPart'

/**
 * Tells a part of the page that could not be fetched for want of a connection from one that a newer
 * version took away: for the latter the router loads the page anew, which without a connection
 * leaves the browser's own page of errors (OFF-01). Call once, before pages load.
 */
export const tellLostParts = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (navigator.onLine) return
    Object.assign(payload, { name: LOST_PART, message: `No connection: ${payload.message}` })
  })

/** Whether a page failed for such a part: it comes only with the page loaded anew. */
export const isLostPart = (error: unknown): boolean =>
  error instanceof Error && error.name === LOST_PART
