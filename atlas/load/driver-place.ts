import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import type { Project } from './project.ts'

/**
 * Where a machine’s driver is in the project’s folder of drivers, or in a folder of it; null
 * without one.
 */
export const driverPlaceOf = ({ home, config }: Project, noun: string): string | null => {
	if (!config.drivers) return null
	const cwd = join(home, config.drivers.folder)
	return globSync(`**/${noun}.driver.{ts,mts,js,mjs}`, { cwd })[0] ?? null
}
