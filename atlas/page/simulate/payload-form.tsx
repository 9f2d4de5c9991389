import { type FormEvent, useId, useState } from 'react'
import { Button } from '#atlas/page/ui/button.tsx'
import { readPayload } from '#atlas/simulate/payload.ts'
import type { TraceStep } from '#atlas/simulate/trace.ts'
import { css, cx } from '#atlas-styled/css'
import { Choose } from '../form/choose.tsx'
import { control, SmallField } from '../form/small-field.tsx'
import { PanelPart } from '../panel/panel-part.tsx'
import { keepDraft, readDraft } from './drafts.ts'

/** Something that carries a payload, and the example of it. */
export type Carrier = { done: TraceStep; payload: unknown; name: string }

type FormProps = { noun: string; carriers: readonly Carrier[]; onSend: (done: TraceStep) => void }

const form = css({ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: '2' })
const box = cx(
	control,
	css({
		w: 'full',
		py: '2',
		fontFamily: '[ui-monospace, monospace]',
		fontSize: 'xs',
		resize: 'vertical',
	}),
)
const wide = css({ w: 'full' })
const wrong = css({ color: 'red', overflowWrap: 'anywhere' })

/**
 * Form that sends a step with a custom payload. The text stays after an error, and after it was
 * sent.
 */
export const PayloadForm = ({ noun, carriers, onSend }: FormProps) => {
	const [chosen, setChosen] = useState('')
	const [texts, setTexts] = useState<Record<string, string>>({})
	const [problem, setProblem] = useState<string | null>(null)
	const problemId = useId()
	const carrier = carriers.find(({ name }) => name === chosen) ?? carriers[0]
	if (!carrier) return null
	const { name, done } = carrier
	const key = `${noun} ${name}`
	const text = texts[key] ?? readDraft(key) ?? JSON.stringify(carrier.payload, null, 2)
	const type = (next: string) => {
		setTexts({ ...texts, [key]: next })
		keepDraft(key, next)
		setProblem(null)
	}
	const send = (event: FormEvent) => {
		event.preventDefault()
		const read = readPayload(text, done.kind === 'event')
		if ('problem' in read) setProblem(read.problem)
		else onSend({ ...done, payload: read.payload })
	}
	return (
		<PanelPart title="With a payload of your own">
			<form className={form} onSubmit={send}>
				<Choose
					label="What happens"
					value={name}
					options={carriers.map((one) => one.name)}
					onChange={(next) => {
						setChosen(next)
						setProblem(null)
					}}
				/>
				<div className={wide}>
					<SmallField label="Payload (JSON)">
						{(id) => (
							<textarea
								id={id}
								className={box}
								rows={Math.min(10, text.split('\n').length + 1)}
								spellCheck={false}
								value={text}
								aria-invalid={problem !== null || undefined}
								aria-describedby={problem === null ? undefined : problemId}
								onChange={(event) => type(event.target.value)}
							/>
						)}
					</SmallField>
				</div>
				{problem !== null && (
					<p id={problemId} className={wrong} role="alert">
						{problem}
					</p>
				)}
				<Button tone="outline" size="sm" type="submit">
					{done.kind === 'start' ? 'Start with it' : 'Do it with this payload'}
				</Button>
			</form>
		</PanelPart>
	)
}
