import { useState } from 'react'
import type { Definition } from '#atlas/graph/definition.types.ts'
import type { MachineModel } from '#atlas/graph/model.ts'
import { Button } from '#atlas/page/ui/button.tsx'
import { patchOf } from '#atlas/what-if/changed.ts'
import type { Change } from '#atlas/what-if/what-if.types.ts'
import { css } from '#atlas-styled/css'
import { download } from '../download.ts'
import { Choose } from '../form/choose.tsx'
import { PanelPart } from '../panel/panel-part.tsx'
import type { AtlasSearch } from '../search.ts'
import { plusOf } from './changes-in.ts'

type FormProps = {
	noun: string
	model: MachineModel
	definition: Definition
	changes: readonly Change[]
	onChange: (change: Partial<Record<keyof AtlasSearch, string | undefined>>) => void
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'end', pb: '2' })
const dim = css({ color: 'ink.muted', fontSize: 'xs' })

/** Changes to try out, and their export. */
export const WhatIfForm = ({ noun, model, definition, changes, onChange }: FormProps) => {
	const states = definition.states.filter(({ type }) => type !== 'final').map(({ name }) => name)
	const targets = definition.states.map(({ name }) => name).filter((name) => name !== '.')
	const events = [...new Set(Object.values(model.events).map(({ type }) => type))].sort()
	const [source, setSource] = useState(states[1] ?? states[0]!)
	const [event, setEvent] = useState(events[0] ?? '')
	const [target, setTarget] = useState(targets[0]!)
	const dropped = changes.find(({ kind }) => kind === 'drop') as
		| (Change & { kind: 'drop' })
		| undefined
	const added = changes.find(({ kind }) => kind === 'add') as (Change & { kind: 'add' }) | undefined
	const save = () =>
		download(`${noun}.what-if.json`, `${JSON.stringify(patchOf(model, changes), null, 2)}\n`)
	return (
		<PanelPart title="What if">
			<div className={row}>
				<Choose
					label="Without the transition"
					value={dropped?.transition ?? ''}
					options={[{ value: '', label: 'none' }, ...definition.transitions.map(({ id }) => id)]}
					onChange={(value) => onChange({ without: value || undefined })}
				/>
			</div>
			<div className={row}>
				<Choose label="From" value={source} options={states} onChange={setSource} />
				<Choose label="On" value={event} options={events} onChange={setEvent} />
				<Choose label="To" value={target} options={targets} onChange={setTarget} />
				<Button
					tone="outline"
					size="sm"
					disabled={event === ''}
					onClick={() => onChange({ plus: plusOf(source, event, target) })}
				>
					Add it
				</Button>
			</div>
			{added && (
				<p>
					Added: in {added.source} on {added.event} to {added.target}, when nothing before it is
					taken.
				</p>
			)}
			{changes.length > 0 && (
				<>
					<div className={row}>
						<Button
							tone="outline"
							size="sm"
							onClick={() => onChange({ without: undefined, plus: undefined })}
						>
							As it is
						</Button>
						<Button tone="outline" size="sm" onClick={save}>
							Save as a JSON Patch
						</Button>
					</div>
					<p className={dim}>
						The patch (RFC 6902) is for the configuration that the machine is created from, not for
						the text of its source files: those are changed by hand.
					</p>
				</>
			)}
		</PanelPart>
	)
}
