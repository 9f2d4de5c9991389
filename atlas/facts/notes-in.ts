import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Project } from '#atlas/load/project.ts'
import { readNotes } from '#atlas/notes/notes.ts'
import type { NotesFact } from './facts.types.ts'

/**
 * The notes on a machine, and the file that holds them; null where the configuration names no
 * folder for them.
 */
export const notesIn = ({ home, config }: Project, noun: string): NotesFact | null => {
	if (config.notes === undefined) return null
	const file = `${config.notes}/${noun}.notes.md`
	const path = join(home, file)
	return { file, notes: existsSync(path) ? readNotes(readFileSync(path, 'utf8')) : [] }
}
