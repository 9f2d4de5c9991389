import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Driver } from '#atlas/driving/driver.types.ts'
import type { Imports } from '#atlas/formats/playwright.ts'
import { Complaint } from '#atlas/load/complaint.ts'
import { driverPlaceOf } from '#atlas/load/driver-place.ts'
import { importFile } from '#atlas/load/import-file.ts'
import { projectHere } from '#atlas/load/project.ts'

/** A driver, and how a generated test reaches it. */
export type Found = { driver: Driver; imports: (folder: string) => Imports }

const isDriver = (value: unknown): value is Driver =>
	typeof value === 'object' && value !== null && 'events' in value && 'sees' in value

/** The atlas's own test with steps: of the package where it is compiled, else of the sources. */
const OWN_TEST = existsSync(join(import.meta.dirname, 'driven-test.js'))
	? '@vidya/atlas/playwright'
	: join(import.meta.dirname, '../driving/driven-test.ts')

const reach = (folder: string, file: string): string => {
	if (file.startsWith('@')) return file
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
 * @param file a driver of one's own; without it that of the machine in the project's folder of
 * drivers
 * @returns null where there is none
 */
export const driverOf = async (noun: string, file: string | undefined): Promise<Found | null> => {
	if (file !== undefined) {
		if (!existsSync(file)) throw new Complaint(`There is no file ${resolve(file)}`)
		return found(await importFile(resolve(file)), resolve(file), OWN_TEST)
	}
	const project = await projectHere()
	const { home, config } = project
	const place = driverPlaceOf(project, noun)
	if (!config.drivers || !place) return null
	const { folder, test: own } = config.drivers
	const ours = join(home, folder, place)
	const test = own === undefined ? OWN_TEST : join(home, own)
	return found(await importFile(ours), ours, test)
}
