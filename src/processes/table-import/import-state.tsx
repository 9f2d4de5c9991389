import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { Button } from '#ui/action/button.tsx'
import { Progress } from '#ui/display/progress.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { middleRow3 } from '#ui/look.ts'
import { ImportFaults } from './import-faults.tsx'
import { failureWords, fileWords, type ImportWords } from './import-words.ts'
import type { TableImportRef } from './use-table-import.ts'

type ImportStateProps = { process: TableImportRef; words: ImportWords }

/** State of an import: the file's error, the preview, the progress, the result. */
export const ImportState = ({ process, words }: ImportStateProps) => {
	const state = useSelector(process, (snapshot) => snapshot)
	const { file, good, faults, sent, added } = state.context
	if (!file) return null
	const { name } = file
	const bad = faults.length
	const confirm = () => process.send({ type: 'import.confirmed' })
	const cancel = (
		<Button tone="quiet" onClick={() => process.send({ type: 'import.cancelled' })}>
			{m.table_cancel()}
		</Button>
	)
	const fault = fileWords(state.context, words)
	if (state.matches({ choosing: 'refused' }) && fault)
		return <Notice kind="warning">{fault}</Notice>
	if (state.matches('choosing')) return null
	if (state.matches('reading')) return <p role="status">{m.table_reading()}</p>
	const progress = m.table_progress({ sent, good })
	const failure = failureWords(state.context, words)
	return (
		<>
			{state.matches('previewing') && (
				<>
					<Notice>{words.preview({ name, good, bad })}</Notice>
					<div className={middleRow3}>
						{good > 0 && <Button onClick={confirm}>{words.confirm({ good })}</Button>}
						{cancel}
					</div>
				</>
			)}
			{(state.matches('importing') || state.matches('interrupted')) && (
				<>
					<Progress value={Math.round((sent * 100) / good)} label={progress} />
					<p role="status">{progress}</p>
				</>
			)}
			{state.matches('interrupted') && (
				<>
					{failure && <Notice kind="warning">{failure}</Notice>}
					<div className={middleRow3}>
						<Button onClick={confirm}>{m.table_on()}</Button>
						{cancel}
					</div>
				</>
			)}
			{state.matches('imported') && <Notice>{words.done({ added, bad })}</Notice>}
			<ImportFaults faults={faults} reasonOf={words.reasonOf} />
		</>
	)
}
