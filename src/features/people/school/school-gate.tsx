import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { actsForSchool } from '#domain/school/school-mode.rules.ts'
import { m } from '#i18n/messages'
import { accountQuery } from '#processes/session/session.queries.ts'
import { EmptyState } from '#ui/list/empty-state.tsx'

/** Shows what belongs to a school to its points of contact; the server decides it again. */
export const SchoolGate = ({ children }: { children: ReactNode }) => {
	const {
		data: { school, roles },
	} = useSuspenseQuery(accountQuery)
	if (!school || !actsForSchool(roles))
		return <EmptyState heading="h1" title={m.school_only_title()} text={m.school_only_text()} />
	return children
}
