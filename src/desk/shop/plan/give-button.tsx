import { useState } from 'react'
import { CommandButton } from '#desk/command/command-button.tsx'
import { momentOf } from '#domain/learning/india-time.rules.ts'
import { m } from '#i18n/messages'
import { TextField } from '#ui/form/text-field.tsx'
import type { DeskPlan } from './plan.queries.ts'
import { runFor } from './plan-calls.ts'

/** The last minute of a day on clocks in India; null where no day is typed. */
const endOf = (day: string): string | null => momentOf(`${day}T23:59`)

/** Gives a plan to a person until a day, or moves the end of one that runs (WAL-02). */
export const GiveButton = ({ plan, onGiven }: { plan: DeskPlan; onGiven: () => void }) => {
	const [email, setEmail] = useState('')
	const [day, setDay] = useState('')
	const until = endOf(day)
	const { name } = plan.terms
	return (
		<CommandButton
			label={m.desk_plan_give()}
			name={m.desk_plan_give_name({ name })}
			title={m.desk_plan_give_name({ name })}
			text={m.desk_plan_give_text()}
			ok={m.desk_plan_give_ok()}
			isReady={/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) && until !== null}
			refused={m.desk_plan_give_refused()}
			run={(signal) => runFor(plan.id, email.trim(), until!, signal)}
			onDone={onGiven}
		>
			<TextField
				label={m.desk_plan_give_email()}
				type="email"
				autoComplete="off"
				maxLength={254}
				value={email}
				onChange={({ target }) => setEmail(target.value)}
			/>
			<TextField
				label={m.desk_plan_give_until()}
				hint={m.desk_plan_give_until_hint()}
				type="date"
				value={day}
				onChange={({ target }) => setDay(target.value)}
			/>
		</CommandButton>
	)
}
