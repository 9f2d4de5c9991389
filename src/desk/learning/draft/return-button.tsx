import { useState } from 'react'
import { CommandButton } from '#desk/command/command-button.tsx'
import { m } from '#i18n/messages'
import { TextArea } from '#ui/form/text-area.tsx'
import type { DraftMove, DraftView } from './draft.queries.ts'
import { moveWords } from './draft-words.ts'
import { useMove } from './use-move.ts'

type ReturnProps = { draft: DraftView; revision: number; move: DraftMove; disabled: boolean }

/** Returns a draft to its author, with the reason. */
export const ReturnButton = ({ draft, revision, move, disabled }: ReturnProps) => {
	const [note, setNote] = useState('')
	const { run, onDone } = useMove(draft.id, revision, move)
	const { label, text } = moveWords[move]
	return (
		<CommandButton
			label={label()}
			name={label()}
			title={label()}
			text={text()}
			ok={label()}
			size="md"
			disabled={disabled}
			isReady={note.trim() !== ''}
			run={(signal) => run({ note: note.trim() }, signal)}
			onDone={onDone}
		>
			<TextArea
				label={m.draft_return_note()}
				maxLength={2000}
				value={note}
				onChange={({ target }) => setNote(target.value)}
				required
			/>
		</CommandButton>
	)
}
