import { useActorRef } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { commandMachine } from '#machines/web/command/command.machine.ts'
import type { CommandActors, CommandVerdict } from '#machines/web/command/command.types.ts'
import { provided } from '#processes/provided.ts'

/** Statuses of an answer about something that is gone or changed. */
const CHANGED = [404, 409]

const verdictOf = async (call: Promise<unknown>): Promise<CommandVerdict> => {
	try {
		await call
		return { kind: 'done' }
	} catch (error) {
		if (!(error instanceof ApiError)) throw error
		if (error.code === 'second-factor-required') return { kind: 'verificationRequired' }
		if (CHANGED.includes(error.status)) return { kind: 'refused' }
		throw error
	}
}

/**
 * Runs one call of the desk that is asked about first.
 * @param run makes the call; that of the last render is used
 * @param onDone is called when it has succeeded
 */
export const useCommand = (run: (signal: AbortSignal) => Promise<unknown>, onDone: () => void) => {
	const newest = useRef(run)
	useEffect(() => {
		newest.current = run
	}, [run])
	const [machine] = useState(() => {
		const actors = {
			sendCommand: fromPromise(({ signal }) => verdictOf(newest.current(signal))),
		} satisfies CommandActors
		return provided(commandMachine, () => ({ actors }))
	})
	const command = useActorRef(machine)
	useEffect(() => {
		const { unsubscribe } = command.on('command.done', onDone)
		return unsubscribe
	}, [command, onDone])
	return command
}
