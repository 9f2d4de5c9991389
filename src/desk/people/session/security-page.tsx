import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ReplaceFactor } from '#desk/people/second-factor/replace-factor.tsx'
import { secondFactorQuery } from '#desk/people/second-factor/second-factor.queries.ts'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Section } from '#ui/layout/section.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { EndSession } from './end-session.tsx'
import { type OwnSession, sessionsQuery } from './sessions.queries.ts'

const facts = css({ display: 'flex', flexDirection: 'column', gap: '3', alignItems: 'flex-start' })

const deviceOf = ({ device }: OwnSession) => device || m.desk_session_unknown()

const Factor = () => {
	const { data } = useSuspenseQuery(secondFactorQuery)
	const [isReplacing, setReplacing] = useState(false)
	return (
		<div className={facts}>
			{data.verified_until && (
				<p>{m.desk_security_until({ time: dateAndTime(data.verified_until) })}</p>
			)}
			<p>{m.desk_security_left({ count: data.recovery_codes_left })}</p>
			<Button tone="outline" onClick={() => setReplacing(true)}>
				{m.desk_security_replace()}
			</Button>
			{isReplacing && <ReplaceFactor onClose={() => setReplacing(false)} />}
		</div>
	)
}

/** The second factor of the person, and where they are signed in (DSK-02). */
export const SecurityPage = () => {
	const { data } = useSuspenseQuery(sessionsQuery)
	return (
		<>
			<Heading>{m.desk_security_title()}</Heading>
			<Section title={m.desk_factor_title_short()}>
				<Factor />
			</Section>
			<Section title={m.desk_sessions_title()}>
				<DataTable
					label={m.desk_sessions_title()}
					heads={[
						m.desk_session_device(),
						m.desk_session_since(),
						m.desk_session_used(),
						m.desk_actions(),
					]}
					rows={data.data.map((session) => ({
						key: session.id,
						cells: [
							deviceOf(session),
							dateAndTime(session.created_at),
							dateAndTime(session.used_at),
							session.current ? (
								m.desk_session_current()
							) : (
								<EndSession key="end" session={session} device={deviceOf(session)} />
							),
						],
					}))}
				/>
			</Section>
		</>
	)
}
