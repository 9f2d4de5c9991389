import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { shareMachine } from '#machines/web/share/share.machine.ts'
import type { ShareInput } from '#machines/web/share/share.types.ts'
import { observe } from '#processes/journey/observe.ts'
import { recordShare } from './record-share.ts'
import { shareActors } from './share.actors.ts'

const machine = shareMachine.provide({
	actors: shareActors,
	actions: { recordShare: (_, params) => recordShare(params) },
})

/** The process of one opened share dialog; it ends with the dialog. */
export const useShare = ({ signedIn, ...shared }: Omit<ShareInput, 'hasSheet'>) => {
	const hasSheet = !import.meta.env.SSR && 'share' in navigator
	const ref = useActorRef(machine, { inspect: observe, input: { ...shared, signedIn, hasSheet } })
	useEffect(() => ref.send({ type: 'account.observed', signedIn }), [ref, signedIn])
	return ref
}
