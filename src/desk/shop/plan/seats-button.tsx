import { useState } from 'react'
import { CommandButton } from '#desk/command/command-button.tsx'
import { momentOf } from '#domain/learning/india-time.rules.ts'
import { m } from '#i18n/messages'
import { TextField } from '#ui/form/text-field.tsx'
import type { DeskPlan } from './plan.queries.ts'
import { giveSeats } from './plan-calls.ts'

/** Gives a school places in a plan until a day (28.11). */
export const SeatsButton = ({ plan, onGiven }: { plan: DeskPlan; onGiven: () => void }) => {
	const [email, setEmail] = useState('')
	const [typed, setTyped] = useState('')
	const [day, setDay] = useState('')
	const until = momentOf(`${day}T23:59`)
	const quantity = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0
	const { name } = plan.terms
	const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
	return (
		<CommandButton
			label={m.desk_plan_seats()}
			name={m.desk_plan_seats_name({ name })}
			title={m.desk_plan_seats_name({ name })}
			text={m.desk_plan_seats_text()}
			ok={m.desk_plan_seats_ok()}
			isReady={isEmail && quantity >= 1 && quantity <= 10_000 && until !== null}
			refused={m.desk_plan_seats_refused()}
			run={(signal) =>
				giveSeats(plan.id, { email: email.trim(), quantity, ends_at: until! }, signal)
			}
			onDone={onGiven}
		>
			<TextField
				label={m.desk_plan_seats_email()}
				type="email"
				autoComplete="off"
				maxLength={254}
				value={email}
				onChange={({ target }) => setEmail(target.value)}
			/>
			<TextField
				label={m.desk_plan_seats_count()}
				inputMode="numeric"
				maxLength={5}
				value={typed}
				onChange={({ target }) => setTyped(target.value)}
			/>
			<TextField
				label={m.desk_plan_give_until()}
				hint={m.desk_plan_seats_until_hint()}
				type="date"
				value={day}
				onChange={({ target }) => setDay(target.value)}
			/>
		</CommandButton>
	)
}
