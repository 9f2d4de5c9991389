/** The id of the part that says that the connection is lost before the page can say it by itself. */
export const EARLY_OFFLINE_ID = 'offline-early'

/** The inline script that shows this part while there is no connection, also where the rest of the page never arrived (OFF-01). */
export const tellConnection = `(() => {
  const tell = () => {
    const part = document.getElementById('${EARLY_OFFLINE_ID}')
    if (part) part.hidden = navigator.onLine
  }
  for (const change of ['online', 'offline']) window.addEventListener(change, tell)
})()`
