import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef } from 'react'
import { field } from '#styled/recipes'
import { keepFocus } from '#ui/dialog/keep-focus.ts'
import { FieldFrame } from '#ui/form/field-frame.tsx'
import { stack4 } from '#ui/look.ts'
import { ImportState } from './import-state.tsx'
import type { ImportWords } from './import-words.ts'
import type { TableImportRef } from './use-table-import.ts'

const control = field().control

type ImportPanelProps = {
	process: TableImportRef
	choose: (file: File) => void
	words: ImportWords
}

/** A field for a CSV file, and the state of its import: previewed, then sent in parts. */
export const ImportPanel = ({ process, choose, words }: ImportPanelProps) => {
	const id = useId()
	const busy = useSelector(process, (snapshot) => snapshot.hasTag('busy'))
	const isEmpty = useSelector(process, (snapshot) => snapshot.matches({ choosing: 'idle' }))
	const input = useRef<HTMLInputElement>(null)
	useEffect(() => {
		if (isEmpty && input.current) input.current.value = ''
	}, [isEmpty])
	return (
		<>
			<FieldFrame id={id} label={words.file}>
				<input
					className={control}
					id={id}
					ref={input}
					type="file"
					accept=".csv,.tsv,.txt,text/csv"
					// A field that is disabled loses the focus.
					aria-disabled={busy || undefined}
					onClick={(event) => {
						if (busy) event.preventDefault()
						// The same file, corrected, can be chosen once more.
						else event.currentTarget.value = ''
					}}
					onChange={({ target }) => {
						const [file] = target.files ?? []
						if (file) choose(file)
					}}
				/>
			</FieldFrame>
			<div className={stack4} ref={keepFocus} tabIndex={-1}>
				<ImportState process={process} words={words} />
			</div>
		</>
	)
}
