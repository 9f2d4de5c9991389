import { answeredFailure } from '#machines/kit/failure.ts'
import type {
	ConsumeVerdict,
	Intent,
	Invitation,
	RestoreVerdict,
	SessionFailure,
} from './session.types.ts'

type Answer<Output> = { event: { output: Output } }

/** Remembers a failure of this kind. */
export const failing = (kind: SessionFailure) => ({
	type: 'assignFailure' as const,
	params: { kind },
})
/** Remembers the kind that an actor answered with as the failure. */
export const rejecting = answeredFailure<SessionFailure>()
/** Enters the account that an actor answered with. */
export const entering = {
	type: 'enterAccount' as const,
	params: ({ event }: Answer<RestoreVerdict | ConsumeVerdict>) => ({
		accountId: event.output.kind === 'signedIn' ? event.output.accountId : '',
	}),
}
/** Enters the account that another tab entered. */
export const following = {
	type: 'enterAccount' as const,
	params: ({ event }: { event: { accountId: string } }) => ({ accountId: event.accountId }),
}
/** The address that an event carries, and the invitation of its page. */
export const typed = ({
	event,
}: {
	event: { email: string; invitation?: Invitation | undefined }
}) => ({ email: event.email, invitation: event.invitation ?? null })
/** The intent that an event carries. */
export const interrupted = ({ event }: { event: { intent: Intent } }) => ({ intent: event.intent })
