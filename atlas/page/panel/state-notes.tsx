import { useState } from 'react'
import { type Note, withNote, writeNotes } from '#atlas/notes/notes.ts'
import { Button } from '#atlas/page/ui/button.tsx'
import { css, cx } from '#atlas-styled/css'
import { copyText } from '../copy-text.ts'
import { download } from '../download.ts'
import { control, SmallField } from '../form/small-field.tsx'
import { Prose } from '../prose.tsx'
import { PanelPart } from './panel-part.tsx'

type NotesProps = { noun: string; state: string; file: string; notes: readonly Note[] }

const text = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
const write = css({
	mt: '2',
	'& summary': { minH: '[24px]', cursor: 'pointer', color: 'ink.muted' },
})
const box = cx(control, css({ w: 'full', py: '2', resize: 'vertical' }))
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', pt: '2' })
const dim = css({ color: 'ink.muted', fontSize: 'xs', pt: '1' })

/**
 * Remarks on a state, with an editor: the page offers the file to commit, since it cannot write
 * itself.
 */
export const StateNotes = ({ noun, state, file, notes }: NotesProps) => {
	const note = notes.find((one) => one.state === state)?.text ?? ''
	const [draft, setDraft] = useState(note)
	const [said, setSaid] = useState('')
	const whole = () => writeNotes(noun, withNote(notes, state, draft))
	const copy = async () =>
		setSaid((await copyText(whole())) ? 'Copied.' : 'Copying is not allowed here: save the file.')
	return (
		<PanelPart title="Comment">
			{note ? (
				<p className={text}>
					<Prose text={note} />
				</p>
			) : (
				<p>None yet.</p>
			)}
			<details className={write}>
				<summary>{note ? 'Rewrite it' : 'Write one'}</summary>
				<SmallField label={`Comment on ${state}`}>
					{(id) => (
						<textarea
							id={id}
							className={box}
							rows={5}
							value={draft}
							onChange={(event) => setDraft(event.target.value)}
						/>
					)}
				</SmallField>
				<div className={row}>
					<Button
						tone="outline"
						size="sm"
						disabled={draft.trim() === note}
						onClick={() => download(file.split('/').at(-1)!, whole())}
					>
						Save the file
					</Button>
					<Button
						tone="outline"
						size="sm"
						disabled={draft.trim() === note}
						onClick={() => void copy()}
					>
						Copy the file's text
					</Button>
				</div>
				<p className={dim} role="status">
					{said}
				</p>
				<p className={dim}>
					This page cannot write. Put the file at <code>{file}</code> and commit it: then everybody
					sees it here.
				</p>
			</details>
		</PanelPart>
	)
}
