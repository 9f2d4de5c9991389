import { fromPromise } from 'xstate'
import { api } from '#api/client.ts'
import type { CredentialCheckActors } from '#machines/learning/certificate/credential-check.types.ts'

/** The call that checks a credential (CER-01). */
export const credentialCheckActors = {
	checkCredential: fromPromise(async ({ input: { text }, signal }) => {
		const body = { credential: text.trim() }
		const { data } = await api.POST('/credentials/check', { body, signal })
		return { kind: data!.status, certificate: data!.certificate }
	}),
} satisfies CredentialCheckActors
