import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { type ActorRefFrom, fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import { readStored, writeStored } from '#api/versioned-storage.ts'
import { quizEditorMachine } from '#machines/learning/quiz/quiz-editor.machine.ts'
import { emptyQuiz, wholeDraft } from '#machines/learning/quiz/quiz-editor.rules.ts'
import type {
	FileVerdict,
	KeptDraft,
	QuizEditorActors,
	QuizEditorVerdict,
	QuizSaved,
} from '#machines/learning/quiz/quiz-editor.types.ts'
import { provided } from '#processes/provided.ts'
import { type QuizRecord, quizContentQuery, quizzesKey } from './quiz-content.queries.ts'
import { readQuestionFile } from './read-question-file.ts'

/** The id of a chosen file of questions; one is read at a time. */
const FILE = 'questions'

export type QuizEditor = ActorRefFrom<typeof quizEditorMachine>

const refusals: Record<string, QuizEditorVerdict> = {
	'slug-taken': { kind: 'slugTaken' },
	'quiz-invalid': { kind: 'invalid' },
	'invalid-request': { kind: 'invalid' },
	'second-factor-required': { kind: 'verificationRequired' },
	'too-many-requests': { kind: 'tooMany' },
}

const savedOf = (record: QuizRecord | null): QuizSaved =>
	record ?? { id: null, revision: 0, content: emptyQuiz }

const readKept = (key: string): KeptDraft | null => {
	const kept = readStored(key) as KeptDraft | null
	const isKept = typeof kept?.revision === 'number' && Array.isArray(kept.draft?.questions)
	return isKept ? { ...kept, draft: wholeDraft(kept.draft) } : null
}

/**
 * Runs the form of a quiz, or of a new one (null). A draft that is not stored stays in this
 * browser, under the account that wrote it. `onStored` is called with the id, and `choose` reads
 * questions of a file.
 */
export const useQuizEditor = (
	record: QuizRecord | null,
	accountId: string,
	onStored: (id: string) => void,
): { editor: QuizEditor; choose: (file: File) => void } => {
	const queryClient = useQueryClient()
	const key = `vidya.quiz.${accountId}.${record?.id ?? 'new'}`
	const [{ machine, files }] = useState(() => {
		const files = new Map<string, File>()
		const actors = {
			readQuestions: fromPromise(async (): Promise<FileVerdict> => {
				const read = await readQuestionFile(files.get(FILE)!)
				if ('fault' in read) return { kind: 'refused', fault: read.fault }
				const questions = read.rows.map((row) => ({ id: crypto.randomUUID(), ...row }))
				return { kind: 'read', questions, faults: read.faults }
			}),
			storeQuiz: fromPromise(async ({ input: { id, revision, content }, signal }) => {
				try {
					const { data } = await (id === null
						? api.POST('/desk/quizzes', { body: content, signal })
						: api.PUT('/desk/quizzes/{id}', {
								params: { path: { id } },
								body: { revision, content },
								signal,
							}))
					queryClient.setQueryData(quizContentQuery(data!.id).queryKey, data!)
					void queryClient.invalidateQueries({ queryKey: quizzesKey })
					return { kind: 'stored', saved: savedOf(data!) }
				} catch (error) {
					if (error instanceof ApiError && error.code === 'quiz-changed' && id !== null) {
						const newest = await queryClient.fetchQuery({ ...quizContentQuery(id), staleTime: 0 })
						return { kind: 'quizChanged', saved: savedOf(newest) }
					}
					const refusal = error instanceof ApiError ? refusals[error.code] : undefined
					if (!refusal) throw error
					return refusal
				}
			}),
		} satisfies QuizEditorActors
		const actions = {
			storeDraft: (_: unknown, { kept }: { kept: KeptDraft | null }) => writeStored(key, kept),
		}
		return { files, machine: provided(quizEditorMachine, () => ({ actors, actions })) }
	})
	const input = { saved: savedOf(record), kept: readKept(key) }
	const editor = useActorRef(machine, { input })
	useEffect(() => {
		const { unsubscribe } = editor.on('quiz.stored', ({ id }) => onStored(id))
		return unsubscribe
	}, [editor, onStored])
	const choose = (file: File) => {
		files.set(FILE, file)
		editor.send({ type: 'file.chosen', file: { id: FILE, name: file.name } })
	}
	return { editor, choose }
}
