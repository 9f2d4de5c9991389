/**
 * The id of the part that says that the connection is lost before the page can say it by itself.
 */
export const EARLY_OFFLINE_ID = 'offline-early'

/**
 * Inline script that shows this part while offline, also if the rest of the page never arrived;
 * such a page is reloaded when the connection is back (OFF-01).
 */
export const tellConnection = `(() => {
  let isCutOff = false
  const tell = () => {
    const part = document.getElementById('${EARLY_OFFLINE_ID}')
    if (part) part.hidden = navigator.onLine
    if (isCutOff && navigator.onLine) location.reload()
  }
  for (const change of ['online', 'offline']) window.addEventListener(change, tell)
  window.addEventListener('error', ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') isCutOff = true
  }, true)
})()`
