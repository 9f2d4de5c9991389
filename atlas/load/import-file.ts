import { pathToFileURL } from 'node:url'
import { readModule } from './read-module.ts'

/**
 * What a file of TypeScript or JavaScript exports. Node reads it where it can, so that its machines are the same ones that the rest of the
 * process imports; else it is read as bundlers do.
 * @throws Complaint when it cannot be read
 */
export const importFile = async (file: string): Promise<Record<string, unknown>> => {
  try {
    return (await import(pathToFileURL(file).href)) as Record<string, unknown>
  } catch {
    return readModule(file)
  }
}
