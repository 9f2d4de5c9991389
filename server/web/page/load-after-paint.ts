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
 * Returns an inline script that fetches the built modules immediately, after everything visible,
 * and runs the entry after the first paint, so that they do not delay it. A hidden page has no
 * frames: its entry runs immediately.
 * @param entry the module that hydrates the page
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
