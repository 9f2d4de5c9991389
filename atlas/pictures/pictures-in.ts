import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { picturesFolder } from './picture-file.ts'

/**
 * A picture of the product in a state: its file below the folder of the machine, and the address
 * where it was taken.
 */
export type PictureFact = { state: string; file: string; address: string }

/** The pictures that the last browser run with ATLAS_PICTURES=1 kept of a machine, by state. */
export const picturesIn = (home: string, noun: string): PictureFact[] => {
	const folder = join(home, picturesFolder, noun)
	if (!existsSync(folder)) return []
	return readdirSync(folder)
		.filter((name) => name.endsWith('.json'))
		.sort()
		.map((name) => ({
			...(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Omit<PictureFact, 'file'>),
			file: name.replace(/json$/, 'jpg'),
		}))
}
