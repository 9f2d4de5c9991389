import { useRouter } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { schoolModeMachine } from '#machines/school/school-mode/school-mode.machine.ts'
import { observe } from '#processes/journey/observe.ts'
import { schoolModeStore } from '#processes/school-mode/school-mode-store.ts'

/**
 * Runs the switch between the two sides for an account with these roles; returning to this tab
 * adopts another tab's choice.
 */
export const useSchoolSwitch = (roles: readonly string[]) => {
	const router = useRouter()
	const process = useActorRef(
		schoolModeMachine.provide({
			actions: {
				storeMode: (_, { school }) => schoolModeStore.set(school),
				goTo: (_, { path }) => router.history.push(path),
			},
		}),
		{ inspect: observe, input: { roles, kept: schoolModeStore.isSchool() } },
	)
	useEffect(() => {
		const look = () => {
			schoolModeStore.refresh()
			process.send({ type: 'mode.observed', school: schoolModeStore.isSchool() })
		}
		window.addEventListener('focus', look)
		return () => window.removeEventListener('focus', look)
	}, [process])
	const press = () => process.send({ type: 'mode.switched', path: router.state.location.pathname })
	return { process, press }
}
