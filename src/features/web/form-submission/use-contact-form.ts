import { api } from '#api/client.ts'
import { idempotencyKey } from '#api/idempotency-key.ts'
import type { Draft } from '#machines/web/form-submission/form-submission.types.ts'
import type { operations } from '#openapi/v1.gen.ts'
import { useFormSubmission } from '#processes/form-submission/use-form-submission.ts'

type Message = NonNullable<
	operations['sendContactMessage']['requestBody']
>['content']['application/json']

/** The name under which the form is kept. */
export const CONTACT = 'contact'

/** Topics of a message. */
export const topics = [
	'account',
	'learning',
	'payment',
	'plan',
	'school',
	'event',
	'privacy',
	'other',
] as const satisfies readonly Message['topic'][]

const send = (draft: Draft, signal: AbortSignal) =>
	api.POST('/contact-messages', {
		params: { header: idempotencyKey() },
		body: draft as Message,
		signal,
	})

/** The process of a message to the shop; name and address are given where they are known. */
export const useContactForm = (given: { name: string; email: string }, fresh: boolean) =>
	useFormSubmission({
		name: CONTACT,
		fresh,
		submit: send,
		checks: { name: 'required', email: 'email', topic: 'required', message: 'message' },
		given: { ...given, topic: 'other', message: '' },
		keepsReceipt: false,
	})
