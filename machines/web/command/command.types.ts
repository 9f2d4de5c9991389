import type { PromiseActorLogic } from 'xstate'

/** `refused`: what the command is about has changed. `unavailable`: no answer. */
export type CommandFailure = 'refused' | 'unavailable'

export type CommandContext = { failure: CommandFailure | null }

export type CommandEvent =
	| { type: 'command.requested' }
	| { type: 'command.confirmed' }
	| { type: 'command.declined' }
	/** The session passed the second factor again. */
	| { type: 'factor.verified' }
	| { type: 'factor.declined' }

/** `busy` while the call is under way, `asking` while the question is open. */
export type CommandTag = 'busy' | 'asking'

export type CommandVerdict =
	| { kind: 'done' }
	| { kind: 'refused' }
	/** The session's second factor has expired. */
	| { kind: 'verificationRequired' }

export type CommandActors = {
	/** Makes the call. */
	sendCommand: PromiseActorLogic<CommandVerdict, Record<string, never>>
}

/** Sent to the view when the call has succeeded. */
export type CommandEmitted = { type: 'command.done' }
