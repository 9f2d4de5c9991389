import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { GateCard } from '#desk/layout/gate-card.tsx'
import { m } from '#i18n/messages'
import { FactorSteps } from './factor-steps.tsx'
import { secondFactorQuery } from './second-factor.queries.ts'
import { useSecondFactor } from './use-second-factor.ts'

const Asked = ({ isEnrolled }: { isEnrolled: boolean }) => {
	const queryClient = useQueryClient()
	const factor = useSecondFactor(isEnrolled, () => {
		void queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey })
	})
	return (
		<GateCard title={isEnrolled ? m.desk_verify_title() : m.desk_factor_title()}>
			<FactorSteps factor={factor} />
		</GateCard>
	)
}

/** Asks for the second factor before anything of the desk is read (DSK-02). */
export const FactorGate = ({ children }: { children: ReactNode }) => {
	const { data } = useSuspenseQuery(secondFactorQuery)
	return data.verified_until ? children : <Asked isEnrolled={data.enrolled} />
}
