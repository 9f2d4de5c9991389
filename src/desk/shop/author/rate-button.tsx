import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { CommandButton } from '#desk/command/command-button.tsx'
import { m } from '#i18n/messages'
import { announce } from '#ui/dialog/announce.ts'
import { type Author, authorsKey } from './author.queries.ts'
import { sendRate } from './author-calls.ts'
import { RateField, rateOf } from './rate-field.tsx'

/** Changes an author's share of later orders (DSK-22). */
export const RateButton = ({ author: { id, name, rate } }: { author: Author }) => {
	const queryClient = useQueryClient()
	const [typed, setTyped] = useState(String(rate))
	const next = rateOf(typed)
	const onChanged = useCallback(() => {
		announce(m.desk_author_rate_changed())
		void queryClient.invalidateQueries({ queryKey: authorsKey })
	}, [queryClient])
	return (
		<CommandButton
			label={m.desk_author_rate_change()}
			name={m.desk_author_rate_change()}
			title={m.desk_author_rate_title({ name })}
			text={m.desk_author_rate_text()}
			ok={m.desk_author_rate_ok()}
			refused={m.desk_author_rate_refused()}
			size="md"
			isReady={next !== null}
			run={(signal) => sendRate(id, { before: rate, rate: next! }, signal)}
			onDone={onChanged}
		>
			<RateField value={typed} onChange={setTyped} />
		</CommandButton>
	)
}
