import { storedFields } from '#machines/kit/stored.ts'
import type { ChangePayload, QueuedChange } from './offline-queue.types.ts'

const VERSION = 2

/** Most stored changes. More than a person makes offline; older ones are dropped. */
const MOST = 100

const kinds: readonly string[] = [
	'favourite',
	'lesson',
	'enrolment',
	'call-back',
	'quiz',
] satisfies readonly ChangePayload['kind'][]

const isText = (value: unknown): value is string => typeof value === 'string'

const isChange = (value: unknown): value is QueuedChange => {
	if (typeof value !== 'object' || value === null) return false
	const { id, subject, accountId, title, queuedAt, kind } = value as Record<string, unknown>
	return (
		[id, subject, title, queuedAt].every(isText) &&
		(accountId === null || isText(accountId)) &&
		isText(kind) &&
		kinds.includes(kind)
	)
}

/** Returns the stored form of these changes. */
export const storedChanges = (changes: readonly QueuedChange[]) => ({ version: VERSION, changes })

/** The changes that storage holds; none when it holds anything else. */
export const readChanges = (stored: unknown): readonly QueuedChange[] => {
	const changes = storedFields(stored, VERSION)?.changes
	return Array.isArray(changes) ? changes.filter(isChange) : []
}

/** The subject of a change: a later change of it by the same person replaces it. */
export const subjectOf = (payload: ChangePayload, id: string): string => {
	if (payload.kind === 'favourite') return `favourite ${payload.of} ${payload.targetId}`
	if (payload.kind === 'lesson') return `lesson ${payload.enrolmentId} ${payload.lessonId}`
	if (payload.kind === 'enrolment') return `enrolment ${payload.resourceIds.join(' ')}`
	if (payload.kind === 'quiz') return `quiz ${payload.slug}`
	return `call-back ${id}`
}

/** Puts a change at the end, instead of an earlier one of its person and subject. */
export const withChange = (
	changes: readonly QueuedChange[],
	change: QueuedChange,
): readonly QueuedChange[] => [
	...changes
		.filter(
			({ subject, accountId }) => subject !== change.subject || accountId !== change.accountId,
		)
		.slice(1 - MOST),
	change,
]

/** The changes of one person. */
export const changesOf = (
	changes: readonly QueuedChange[],
	accountId: string | null,
): readonly QueuedChange[] => changes.filter((change) => change.accountId === accountId)
