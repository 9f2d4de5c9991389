import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { definitionOf } from '#atlas/graph/definition.ts'
import { readNotes, withNote, writeNotes } from '#atlas/notes/notes.ts'
import { expectEvery } from '../../expect-every.ts'
import { models } from '../../machines/models.ts'

const notes = [
	{ state: 'open', text: 'First line.\n\nSecond, with `code`.' },
	{ state: 'open.late', text: 'Late.' },
]

test('ATL-30 notes are read as they were written', () => {
	expect(readNotes(writeNotes('till', notes))).toEqual(notes)
	expect(readNotes('# Notes\n\n## `open`\n\nHere.\n\n## shut\n\n')).toEqual([
		{ state: 'open', text: 'Here.' },
	])
})

test('ATL-30 a note is added, changed and taken away; a heading in it names no state', () => {
	expect(withNote(notes, 'shut', ' New. ')).toEqual([...notes, { state: 'shut', text: 'New.' }])
	expect(withNote(notes, 'open', 'Other.')).toEqual([{ state: 'open', text: 'Other.' }, notes[1]])
	expect(withNote(notes, 'open.late', ' ')).toEqual([notes[0]])
	const headed = withNote([], 'open', 'See:\n## shut\nText.')
	expect(readNotes(writeNotes('till', headed)).map(({ state }) => state)).toEqual(['open'])
})

test('ATL-30 the notes of this repository are on states that there are', () => {
	const kept = Object.entries(models).flatMap(([noun, { machine }]) => {
		const file = join(resolve(import.meta.dirname, '../../..'), `docs/machines/${noun}.notes.md`)
		const states = definitionOf(machine).states.map(({ name }) => name)
		if (!existsSync(file)) return []
		return readNotes(readFileSync(file, 'utf8')).map(({ state }) => ({ noun, state, states }))
	})
	expectEvery(kept, ({ state, states }) => states.includes(state))
})
