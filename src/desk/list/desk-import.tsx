import { useSelector } from '@xstate/react'
import { VerifyDialog } from '#desk/people/second-factor/verify-dialog.tsx'
import { ImportPanel } from '#processes/table-import/import-panel.tsx'
import type { ImportWords } from '#processes/table-import/import-words.ts'
import { type ImportActorsOf, useTableImport } from '#processes/table-import/use-table-import.ts'
import { css } from '#styled/css'

const file = css({ display: 'flex', flexDirection: 'column', gap: '4', maxW: 'prose' })

type DeskImportProps = {
	actorsOf: ImportActorsOf
	/** The largest file, in MiB. */
	most: number
	words: ImportWords
}

/** An import of the desk, which asks for the second factor where it has expired (DSK-02). */
export const DeskImport = ({ actorsOf, most, words }: DeskImportProps) => {
	const { process, choose } = useTableImport(actorsOf, most)
	const isAwaiting = useSelector(
		process,
		({ context }) => context.failure === 'verificationRequired',
	)
	return (
		<div className={file}>
			<ImportPanel process={process} choose={choose} words={words} />
			{isAwaiting && (
				<VerifyDialog
					onVerified={() => process.send({ type: 'import.confirmed' })}
					onDeclined={() => process.send({ type: 'import.cancelled' })}
				/>
			)}
		</div>
	)
}
