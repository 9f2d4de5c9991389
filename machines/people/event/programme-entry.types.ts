import type { PromiseActorLogic } from 'xstate'
import type { ProgrammeCountry } from '#domain/people/programme-entry.rules.ts'

export type ProgrammeEntryInput = { country: ProgrammeCountry }

export type ProgrammeEntryContext = ProgrammeEntryInput

export type ProgrammeEntryEvent =
	/** The session was restored or changed. */
	| { type: 'account.observed'; signedIn: boolean }
	/** Somebody wants to take part. */
	| { type: 'entry.requested' }

/** `busy` while the registration is stored, `failed` while the error is shown. */
export type ProgrammeEntryTag = 'busy' | 'failed'

export type ProgrammeEntryActors = {
	/** Registers the account for a country. */
	registerForProgramme: PromiseActorLogic<void, { country: ProgrammeCountry }>
}

export type ProgrammeEntryEffects = {
	/** Opens the login modal in event mode: what it mails registers for the country too. */
	askLogin: (_: unknown, params: { country: ProgrammeCountry }) => void
}
