import { readConfig } from '#server/platform/config.ts'
import { backUp } from './backup.ts'

// `npm run backup -- FOLDER`: writes a backup of database and files into an empty folder.
const [folder] = process.argv.slice(2)
try {
	if (!folder) throw new Error('Say where: npm run backup -- FOLDER')
	await backUp(readConfig(process.env), folder)
	console.info(`The backup is in ${folder}.`)
} catch (error) {
	console.error(error instanceof Error ? error.message : String(error))
	process.exit(1)
}
