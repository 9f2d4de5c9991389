import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import type { LessonNoteFailure, Note } from '#machines/learning/lesson/lesson-note.types.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { row3, stack3 } from '#ui/look.ts'
import { type LessonId, lessonQuery } from '../learning.queries.ts'
import { useLessonNote } from './use-lesson-note.ts'

const text = css({ whiteSpace: 'pre-line' })
const note = css({ textStyle: 'small', color: 'ink.muted' })

const MOST = 10_000

const reasons: Record<LessonNoteFailure, () => string> = {
	signedOut: m.lesson_note_signed_out,
	gone: m.lesson_note_gone,
	unavailable: m.lesson_note_unavailable,
}

const Editor = ({
	lesson,
	accountId,
	saved,
}: {
	lesson: LessonId
	accountId: string
	saved: Note
}) => {
	const ref = useLessonNote(lesson, accountId, saved)
	const state = useSelector(ref, (snapshot) => snapshot)
	const { body, other, failure } = state.context
	const savedWords = body ? m.lesson_note_saved() : ''
	return (
		<div className={stack3}>
			<TextArea
				label={m.lesson_note()}
				hint={m.lesson_note_hint()}
				maxLength={MOST}
				value={body}
				onChange={(event) => ref.send({ type: 'note.changed', body: event.target.value })}
			/>
			<p className={note} role="status">
				{state.hasTag('busy') && !failure && m.lesson_note_saving()}
				{state.matches('clean') && savedWords}
				{state.hasTag('failed') && failure && reasons[failure]()}
			</p>
			{state.hasTag('failed') && (
				<div>
					<Button size="sm" tone="outline" onClick={() => ref.send({ type: 'save.retried' })}>
						{m.lesson_note_retry()}
					</Button>
				</div>
			)}
			{state.hasTag('conflict') && (
				<Notice kind="warning">
					<p>{m.lesson_note_conflict()}</p>
					<p className={text}>{other?.body || m.lesson_note_empty()}</p>
					<div className={row3}>
						<Button size="sm" onClick={() => ref.send({ type: 'own.kept' })}>
							{m.lesson_note_keep()}
						</Button>
						<Button size="sm" tone="outline" onClick={() => ref.send({ type: 'other.taken' })}>
							{m.lesson_note_take()}
						</Button>
					</div>
				</Notice>
			)}
		</div>
	)
}

/** Private note of a lesson, saved automatically (CAT-08). */
export const LessonNotes = (lesson: LessonId) => {
	const { data: account } = useSuspenseQuery(accountQuery)
	const { data, isError } = useQuery(lessonQuery(lesson))
	if (!data)
		return isError ? (
			<Notice kind="warning">{m.lesson_note_failed()}</Notice>
		) : (
			<Skeleton height="12rem" />
		)
	return <Editor lesson={lesson} accountId={account.id} saved={data.note} />
}
