import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MachineModel } from '#atlas/graph/model.ts'

const isModel = (value: unknown): value is MachineModel =>
  typeof value === 'object' && value !== null && 'machine' in value && 'outcomes' in value

/** The nouns that have a model in a `machines` folder, sorted. */
export const nounsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((noun) => existsSync(join(folder, noun, `${noun}.model.ts`)))
    .sort()

/** The model of a noun; throws when its file has none. */
export const modelIn = async (folder: string, noun: string): Promise<MachineModel> => {
  const file = join(folder, noun, `${noun}.model.ts`)
  if (!existsSync(file)) throw new Error(`${noun} has no model there`)
  const model = Object.values(await import(pathToFileURL(file).href)).find(isModel)
  if (!model) throw new Error(`${noun}.model.ts exports no model`)
  return model
}
