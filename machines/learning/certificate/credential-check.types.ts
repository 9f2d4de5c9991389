import type { PromiseActorLogic } from 'xstate'

/** Result of checking a credential; `unreadable` is no credential. */
export type CredentialStatus = 'valid' | 'revoked' | 'altered' | 'unreadable'

/** The certificate that a credential speaks of, as far as it is shown. */
export type CheckedCertificate = { id: string; holder: string; title: string }

export type CredentialCheckContext = {
	/** The pasted text, or the file's content. */
	text: string
	/** Result of the last check. */
	found: { status: CredentialStatus; certificate: CheckedCertificate | null } | null
}

export type CredentialCheckEvent =
	| { type: 'credential.changed'; text: string }
	| { type: 'credential.submitted' }

/** `answered` while it is said what the credential is. */
export type CredentialCheckTag = 'busy' | 'failed' | 'answered'

export type CredentialVerdict = {
	kind: CredentialStatus
	certificate: CheckedCertificate | null
}

export type CredentialCheckActors = {
	/**
	 * Checks that the credential is unaltered and not revoked. Rejects if the server does not answer.
	 */
	checkCredential: PromiseActorLogic<CredentialVerdict, { text: string }>
}
