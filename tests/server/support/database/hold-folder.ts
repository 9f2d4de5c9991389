import { lockFolder } from '#server/platform/database/lock-folder.ts'

// Tries to take the folder that is named, says how that went, and holds it until it is killed.
try {
	lockFolder(process.argv[2]!)
	process.stdout.write('held')
	setInterval(() => undefined, 1000)
} catch {
	process.stdout.write('refused')
}
