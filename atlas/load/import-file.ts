import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readModule } from './read-module.ts'

/** Whether Node takes a file for a module by its name or by the nearest package. */
const isModule = (file: string): boolean => {
  if (/\.m[jt]s$/.test(file)) return true
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json')
    if (existsSync(manifest)) return JSON.parse(readFileSync(manifest, 'utf8')).type === 'module'
    if (folder === dirname(folder)) return false
  }
}

/**
 * What a file of TypeScript or JavaScript exports. Node reads it where it can, so that its machines
 * are the same ones that the rest of the process imports; else it is read as bundlers do.
 * @throws Complaint when it cannot be read
 */
export const importFile = async (file: string): Promise<Record<string, unknown>> => {
  if (!isModule(file)) return readModule(file)
  try {
    return (await import(pathToFileURL(file).href)) as Record<string, unknown>
  } catch {
    return readModule(file)
  }
}
