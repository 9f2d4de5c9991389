import { useState } from 'react'
import { CommandButton } from '#desk/command/command-button.tsx'
import { momentOf } from '#domain/learning/india-time.rules.ts'
import { m } from '#i18n/messages'
import { TextField } from '#ui/form/text-field.tsx'
import type { DraftMove, DraftView } from './draft.queries.ts'
import { moveWords } from './draft-words.ts'
import { useMove } from './use-move.ts'

type ScheduleProps = { draft: DraftView; revision: number; move: DraftMove; disabled: boolean }

/** Chooses when an approved resource is published. */
export const ScheduleButton = ({ draft, revision, move, disabled }: ScheduleProps) => {
	const [time, setTime] = useState('')
	const { run, onDone } = useMove(draft.id, revision, move)
	const { label, text } = moveWords[move]
	const moment = momentOf(time)
	return (
		<CommandButton
			label={label()}
			name={label()}
			title={label()}
			text={text()}
			ok={label()}
			size="md"
			disabled={disabled}
			isReady={moment !== null}
			refused={m.draft_schedule_refused()}
			run={(signal) => run({ publish_at: moment! }, signal)}
			onDone={onDone}
		>
			<TextField
				type="datetime-local"
				label={m.draft_schedule_time()}
				hint={m.draft_india_time()}
				value={time}
				onChange={({ target }) => setTime(target.value)}
				required
			/>
		</CommandButton>
	)
}
