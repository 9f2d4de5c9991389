import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CommandButton } from '#desk/command/command-button.tsx'
import { m } from '#i18n/messages'
import { announce } from '#ui/dialog/announce.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { explainLine, type SettlementLine, settlementsKey } from './settlement.queries.ts'

/** Explains a line that does not match, so that it waits for nobody (DSK-15). */
export const ExplainButton = ({ line }: { line: SettlementLine }) => {
	const queryClient = useQueryClient()
	const [words, setWords] = useState(line.explanation)
	return (
		<CommandButton
			label={m.desk_settle_explain()}
			name={m.desk_settle_explain_name({ reference: line.reference })}
			title={m.desk_settle_explain_name({ reference: line.reference })}
			text={m.desk_settle_explain_text()}
			ok={m.desk_settle_explain_save()}
			isReady={words.trim() !== line.explanation}
			run={(signal) => explainLine(line.id, words, signal)}
			onDone={() => {
				announce(m.desk_settle_explained())
				void queryClient.invalidateQueries({ queryKey: settlementsKey })
			}}
		>
			<TextField
				label={m.desk_settle_words()}
				hint={m.desk_settle_words_hint()}
				maxLength={500}
				value={words}
				onChange={({ target }) => setWords(target.value)}
			/>
		</CommandButton>
	)
}
