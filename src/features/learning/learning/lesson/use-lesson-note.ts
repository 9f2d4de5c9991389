import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { readStored, writeStored } from '#api/versioned-storage.ts'
import { lessonNoteMachine } from '#machines/learning/lesson/lesson-note.machine.ts'
import type { Note } from '#machines/learning/lesson/lesson-note.types.ts'
import { observe } from '#processes/journey/observe.ts'
import type { LessonId } from '../learning.queries.ts'
import { lessonNoteActors } from './lesson-note.actors.ts'

/**
 * The process of a note; what is not saved stays in this browser, under the account that wrote it.
 */
export const useLessonNote = (lesson: LessonId, accountId: string, note: Note) => {
	const queryClient = useQueryClient()
	const subject = `${accountId} ${lesson.lessonId}`
	const key = `vidya.note.${lesson.lessonId}`
	const ref = useActorRef(
		lessonNoteMachine.provide({
			actors: lessonNoteActors(queryClient, lesson),
			actions: { storeDraft: (_, { draft }) => writeStored(key, draft) },
		}),
		{ inspect: observe, input: { subject, saved: note, stored: readStored(key) } },
	)
	useEffect(() => ref.send({ type: 'note.observed', note }), [ref, note])
	useEffect(() => {
		const goOn = () => ref.send({ type: 'connection.restored' })
		window.addEventListener('online', goOn)
		return () => window.removeEventListener('online', goOn)
	}, [ref])
	return ref
}
