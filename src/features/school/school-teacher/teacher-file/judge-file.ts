import type { Judged } from '#machines/school/teacher-invitation/teacher-rows.rules.ts'

/**
 * Reads a file of teachers in a worker, so that the page stays alive; ends it when `signal` aborts.
 */
export const judgeFile = async (file: File, signal: AbortSignal): Promise<Judged> => {
  const content = await file.arrayBuffer().catch(() => null)
  if (!content) return { fault: 'unreadable', found: [] }
  const worker = new Worker(new URL('./teacher-file.worker.ts', import.meta.url), {
    type: 'module',
  })
  try {
    return await new Promise<Judged>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Judged>) => resolve(data)
      worker.onerror = () => resolve({ fault: 'unreadable', found: [] })
      signal.addEventListener('abort', () => reject(signal.reason))
      worker.postMessage(content, [content])
    })
  } finally {
    worker.terminate()
  }
}
