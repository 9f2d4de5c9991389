import { readConfig } from '#server/platform/config.ts'
import { restore } from './backup.ts'

// `npm run restore -- FOLDER`: restores a backup into an empty place.
const [folder] = process.argv.slice(2)
try {
	if (!folder) throw new Error('Say where: npm run restore -- FOLDER')
	await restore(readConfig(process.env), folder)
	console.info(`The backup in ${folder} is restored.`)
} catch (error) {
	console.error(error instanceof Error ? error.message : String(error))
	process.exit(1)
}
