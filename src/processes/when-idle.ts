/** Works when the browser has nothing else to do; `timeout`: at the latest after so many ms. */
export const whenIdle = (work: () => void, timeout?: number): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout })
  else setTimeout(work)
}
