import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Deps } from '#server/platform/deps.ts'

/** Names of the files of covers. */
export const isCoverFile = (name: string): boolean =>
  /^[a-z0-9-]+-(320|640|960)\.(avif|webp)$/.test(name)

/**
 * The folder of covers, and what sees that a file is there before it is sent: the demo's covers are
 * drawn when they are first asked for.
 */
export const openCovers = ({ config }: Deps) => {
  const folder = resolve(config.DATA_DIR, 'covers')
  mkdirSync(folder, { recursive: true })
  const there = new Set<string>()
  const prepare = async (name: string): Promise<void> => {
    if (!config.wantsDemo || there.has(name) || !isCoverFile(name)) return
    const { drawCoverOnce } = await import('#demo/covers/cover.service.ts')
    if (await drawCoverOnce(folder, name)) there.add(name)
  }
  return { folder, prepare }
}
