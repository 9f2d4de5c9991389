import { api } from '#api/client.ts'
import {
	type FormSubmission,
	useFormSubmission,
} from '#processes/form-submission/use-form-submission.ts'

/** The one-time secret of the address; a log of requests never has it. */
export const readSecret = (): string => window.location.hash.slice(1)

/** The form by which the first owner begins; after it the set-up opens (DSK-01). */
export const useClaim = (secret: string): FormSubmission =>
	useFormSubmission({
		name: 'claim',
		fresh: false,
		checks: { name: 'required', email: 'email' },
		given: { name: '', email: '' },
		keepsReceipt: false,
		submit: async ({ name = '', email = '' }, signal) => {
			await api.POST('/owner-invitations/claim', { body: { secret, name, email }, signal })
			window.location.assign('/desk/setup')
		},
	})
