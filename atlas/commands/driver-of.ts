import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Driver } from '#atlas/driving/driver.types.ts'
import type { Imports } from '#atlas/formats/playwright.ts'
import { Complaint } from '#atlas/load/complaint.ts'
import { readModule } from '#atlas/load/read-module.ts'
import { home } from '#atlas/load/subjects.ts'

/** A driver, and how a generated test reaches it. */
export type Found = { driver: Driver; imports: (folder: string) => Imports }

const isDriver = (value: unknown): value is Driver =>
  typeof value === 'object' && value !== null && 'events' in value && 'sees' in value

const reach = (folder: string, file: string): string => {
  const path = relative(resolve(folder), file).replaceAll('\\', '/')
  return path.startsWith('.') ? path : `./${path}`
}

const found = (module: object, file: string, test: string): Found => {
  const exported = Object.entries(module)
  const [name, driver] = exported.find(([, value]) => isDriver(value)) ?? []
  if (!name || !isDriver(driver))
    throw new Complaint(`${file} exports no driver: an object with start, events, calls and sees`)
  return {
    driver,
    imports: (folder) => ({
      driver: { name, from: reach(folder, file) },
      test: reach(folder, test),
    }),
  }
}

/**
 * How a machine is driven in a browser.
 * @param file a driver of one's own; without it that of the noun in tests/e2e/drivers
 * @returns null where there is none
 */
export const driverOf = async (noun: string, file: string | undefined): Promise<Found | null> => {
  if (file !== undefined) {
    if (!existsSync(file)) throw new Complaint(`There is no file ${resolve(file)}`)
    const path = resolve(file)
    return found(await readModule(path), path, resolve(home, 'atlas/driving/driven-test.ts'))
  }
  const ours = resolve(home, `tests/e2e/drivers/${noun}.driver.ts`)
  if (!existsSync(ours)) return null
  const module = (await import(pathToFileURL(ours).href)) as object
  return found(module, ours, resolve(home, 'tests/e2e/driven-test.ts'))
}
