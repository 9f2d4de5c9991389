import { CommandButton } from '#desk/command/command-button.tsx'
import { m } from '#i18n/messages'
import type { Member } from './staff.queries.ts'
import { useResetFactor } from './use-reset-factor.ts'

/** Deletes the second factor of a person who lost it (DSK-02). */
export const ResetFactor = ({ member }: { member: Member }) => {
	const { name } = member
	return (
		<CommandButton
			label={m.desk_reset()}
			name={m.desk_reset_name({ name })}
			title={m.desk_reset_title({ name })}
			text={m.desk_reset_text()}
			ok={m.desk_reset_ok()}
			{...useResetFactor(member)}
		/>
	)
}
