import { expect, it } from 'vitest'
import { statesOf, tell } from '../story.ts'

it('CAT-08 a note is saved after a pause in typing; a failed save keeps the words and is tried again when the connection is back', () => {
	expect(
		statesOf(
			'lesson-note',
			'saved',
			'note.changed',
			'after pause',
			'answer saveNote failed',
			'connection.restored',
			'answer saveNote saved',
		),
	).toEqual(['waiting', 'saving', 'failed', 'saving', 'clean'])
})

it('CAT-08 of two tabs the second is notified, and overwrites nothing unasked', () => {
	const told = ['note.changed', 'after pause', 'answer saveNote conflict'] as const
	const last = (choice: string) => tell('lesson-note', 'saved', ...told, choice).at(-1)
	expect({ own: last('own.kept'), other: last('other.taken') }).toEqual({
		own: [
			'own.kept',
			'saving',
			'do storeDraft {"draft":{"body":"New","subject":"a1 l1","v":1,"version":4}}',
			'start saveNote {"body":"New","version":4}',
		],
		other: ['other.taken', 'clean', 'do storeDraft {"draft":null}'],
	})
})

it('CAT-08 one press marks a lesson and opens the next; what fails is said, and a second press tries again', () => {
	expect(
		tell(
			'lesson-finish',
			'opened',
			'lesson.finished',
			'answer markLesson failed',
			'lesson.finished',
			'answer markLesson saved',
			'lesson.finished',
		).map(([label, state, ...effects]) => [
			label,
			state,
			...effects.map((effect) => effect.slice(0, 16)),
		]),
	).toEqual([
		['lesson.finished', 'marking', 'start markLesson'],
		['answer markLesson failed', 'failed'],
		['lesson.finished', 'marking', 'start markLesson'],
		['answer markLesson saved', 'finished', 'do goOn'],
		['lesson.finished', 'finished', 'do goOn'],
	])
})

it('CAT-08 a position is reported at most once in ten seconds, and immediately on pause; the end marks nothing', () => {
	expect(
		tell(
			'lesson-player',
			'new',
			'media.played',
			'media.moved',
			'after interval',
			'answer keepPosition told',
			'media.ended',
		).map(([label, , ...effects]) => [label, ...effects]),
	).toEqual([
		['media.played'],
		['media.moved'],
		['after interval', 'start keepPosition {"seconds":20}'],
		['answer keepPosition told', expect.stringMatching(/^wait interval/)],
		['media.ended'],
	])
})
