import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { actsForSchool } from '#domain/school/school-mode.rules.ts'
import { useProcesses } from '#processes/processes.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { usePresence } from '#processes/session/use-presence.ts'
import { schoolModeStore } from './school-mode-store.ts'

/**
 * Returns true if the school's side is on: kept by the browser, and the account acts for a school
 * (HDR-14, SCH-07).
 */
export const useSchoolMode = (): boolean => {
	const { renderedSchool } = useProcesses()
	const signedIn = usePresence() === 'signedIn'
	const { data: account } = useQuery({ ...accountQuery, enabled: signedIn })
	const { subscribe, isSchool } = schoolModeStore
	const kept = useSyncExternalStore(subscribe, isSchool, () => renderedSchool)
	return kept && signedIn && actsForSchool(account?.roles ?? [])
}
