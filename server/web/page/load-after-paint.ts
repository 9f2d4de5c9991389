const link = `const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.fetchPriority = 'low'
      link.href = path
      document.head.append(link)`

const start = (path: string) => `const script = document.createElement('script')
    script.type = 'module'
    script.src = ${JSON.stringify(path)}
    document.head.append(script)`

/**
 * The inline script that fetches built modules at once, after everything that is seen first, and
 * runs the entry when the page has been painted, so that they take no time from it. A page that
 * nobody looks at has no frames: its entry runs at once.
 * @param entry of the modules the one that makes the page answer
 */
export const loadAfterPaint = (paths: readonly string[], entry?: string): string => `(() => {
  for (const path of ${JSON.stringify(paths)}) {
    ${link}
  }
  const run = () => {
    ${entry ? start(entry) : ''}
  }
  if (document.hidden) run()
  else requestAnimationFrame(() => setTimeout(run))
})()`
