import { useState } from 'react'
import { CommandButton } from '#desk/command/command-button.tsx'
import { m } from '#i18n/messages'
import { TextArea } from '#ui/form/text-area.tsx'
import { keepNote } from './order-calls.ts'
import { useOrderAct } from './use-order-act.ts'

/** Writes a note about an order, for the team. */
export const NoteButton = ({ id }: { id: string }) => {
	const [text, setText] = useState('')
	const onKept = useOrderAct(m.desk_order_note_done())
	return (
		<CommandButton
			label={m.desk_order_note()}
			name={m.desk_order_note()}
			title={m.desk_order_note()}
			text={m.desk_order_note_text()}
			ok={m.desk_order_note_ok()}
			size="md"
			isReady={text.trim() !== ''}
			run={(signal) => keepNote(id, text, signal)}
			onDone={() => {
				setText('')
				onKept()
			}}
		>
			<TextArea
				label={m.desk_order_note_words()}
				maxLength={2000}
				value={text}
				onChange={({ target }) => setText(target.value)}
				required
			/>
		</CommandButton>
	)
}
