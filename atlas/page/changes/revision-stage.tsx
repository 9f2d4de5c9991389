import type { Marks, Selected } from '#atlas/diagram/draw/drawing.types.ts'
import { css } from '#atlas-styled/css'
import { Stage } from '../stage/stage.tsx'
import { useLayout } from '../stage/use-layout.ts'
import { type Readable, revisionName, revisionWords } from './revision-name.ts'

const box = css({
	borderWidth: '1px',
	borderColor: 'line',
	borderRadius: 'md',
	overflow: 'hidden',
	minW: '0',
})
const head = css({
	px: '3',
	py: '2',
	fontSize: 'xs',
	bg: 'raised',
	borderBottomWidth: '1px',
	borderColor: 'line',
	overflow: 'hidden',
	textOverflow: 'ellipsis',
	whiteSpace: 'nowrap',
})
const stage = css({ h: '[max(22rem, 52dvh)]' })

const partsOf = ({ states = {}, transitions = {} }: Marks): Selected[] => [
	...Object.keys(states).map((id) => ({ kind: 'state' as const, id })),
	...Object.keys(transitions).map((id) => ({ kind: 'transition' as const, id })),
]

/** The picture of one revision, at first with all that changed in view. */
export const RevisionStage = ({
	noun,
	revision,
	marks,
}: {
	noun: string
	revision: Readable
	marks: Marks
}) => {
	const { definition } = revision
	const { data: layout } = useLayout({ definition, name: `${noun} ${revisionName(revision)}` })
	return (
		<div className={box}>
			<p className={head} title={revisionWords(revision)}>
				{revisionWords(revision)}
			</p>
			<div className={stage}>
				<Stage
					definition={definition}
					layout={layout}
					marks={marks}
					opens="whole"
					follow={partsOf(marks)}
				/>
			</div>
		</div>
	)
}
