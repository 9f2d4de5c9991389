import type { PromiseActorLogic } from 'xstate'

/** What a credential is found to be; `unreadable` is no credential at all. */
export type CredentialStatus = 'valid' | 'revoked' | 'altered' | 'unreadable'

/** The certificate that a credential speaks of, as far as it is shown. */
export type CheckedCertificate = { id: string; holder: string; title: string }

export type CredentialCheckContext = {
  /** What was pasted, or read from a file. */
  text: string
  /** What the last check found. */
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
