import { ApiError } from '#api/api-error.ts'
import type {
	QueuedChange,
	RefusalReason,
	SendVerdict,
	SentScore,
} from '#machines/web/offline-queue/offline-queue.types.ts'
import {
	type CallBackRequest,
	enrolFree,
	handInAttempt,
	markLesson,
	saveFavourite,
	sendCallBack,
} from './change-calls.ts'

/**
 * Answers that say it later: too many calls, the same call still under way, a session that is being
 * renewed.
 */
const isTemporary = ({ status, code }: ApiError) =>
	status < 400 ||
	status >= 500 ||
	[401, 408, 425, 429].includes(status) ||
	code === 'request-in-progress'

const reasons: Record<string, RefusalReason> = {
	'price-changed': 'changed',
	'payment-required': 'changed',
	'unknown-product': 'gone',
	'not-sold': 'gone',
}

const reasonOf = ({ status, code }: ApiError): RefusalReason =>
	reasons[code] ?? (status === 404 || status === 410 ? 'gone' : 'refused')

const call = async (change: QueuedChange, signal: AbortSignal): Promise<SentScore | null> => {
	if (change.kind === 'favourite')
		await saveFavourite(change.of, change.targetId, change.favourite, signal)
	else if (change.kind === 'lesson')
		await markLesson(change.enrolmentId, change.lessonId, change.done, signal)
	else if (change.kind === 'enrolment') await enrolFree(change, change.id, signal)
	else if (change.kind === 'call-back')
		await sendCallBack(change.values as CallBackRequest, change.id, signal)
	else {
		const { score: correct, total } = await handInAttempt(change.slug, change, change.id, signal)
		return { correct, total }
	}
	return null
}

/**
 * Tells the server of a change, which it takes once by the change's id.
 * @throws ApiError when no answer came, or one that asks to come back later
 */
export const sendChange = async (
	change: QueuedChange,
	signal: AbortSignal,
): Promise<SendVerdict> => {
	try {
		return { kind: 'sent', score: await call(change, signal) }
	} catch (error) {
		if (!(error instanceof ApiError) || isTemporary(error)) throw error
		if (error.code === 'already-owned') return { kind: 'sent', score: null }
		return { kind: 'refused', reason: reasonOf(error) }
	}
}
