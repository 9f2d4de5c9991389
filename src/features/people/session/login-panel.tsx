import { useSelector } from '@xstate/react'
import type { Invitation } from '#machines/people/session/session.types.ts'
import { useProcesses } from '#processes/processes.ts'
import { LinkSent } from './link-sent.tsx'
import { LoginForm } from './login-form.tsx'

/** The steps of signing in: the address, then the word that the link was sent. */
export const LoginPanel = ({ invitation }: { invitation?: Invitation }) => {
	const sent = useSelector(useProcesses().session, (snapshot) => snapshot.matches('linkSent'))
	return sent ? <LinkSent /> : <LoginForm {...(invitation && { invitation })} />
}
