import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage } from '#server/platform/storage/storage.ts'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Writes a file that is read either whole or not at all. */
const writeWhole = async (path: string, content: string | Buffer) => {
  const part = `${path}.part`
  await writeFile(part, content, { mode: 0o600 })
  await rename(part, path)
}

/** Files of one machine: the content under its key, its type beside it. Several servers need a folder that all of them mount. */
export const folderStorage = (folder: string): Storage => {
  const contentOf = (key: string) => join(folder, key)
  const typeOf = (key: string) => `${contentOf(key)}.type`
  return {
    put: async (key, file) => {
      await mkdir(dirname(contentOf(key)), { recursive: true, mode: 0o700 })
      await writeWhole(typeOf(key), file.contentType)
      await writeWhole(contentOf(key), file.content)
    },
    get: async (key) => {
      try {
        const contentType = await readFile(typeOf(key), 'utf8')
        return { contentType, content: await readFile(contentOf(key)) }
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    delete: async (key) => {
      await rm(contentOf(key), { force: true })
      await rm(typeOf(key), { force: true })
    },
    keysOf: async (owner) => {
      const names = await readdir(contentOf(owner)).catch((error: unknown) => {
        if (isMissing(error)) return []
        throw error
      })
      return names.filter((name) => !/\.(type|part)$/.test(name)).map((name) => `${owner}/${name}`)
    },
  }
}
