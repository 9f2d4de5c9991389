import { Badge } from '#atlas/page/ui/badge.tsx'
import { css } from '#atlas-styled/css'
import { dayOf } from '../day-of.ts'
import type { ViewProps } from '../machine/view-props.ts'
import { PanelHead } from './panel-head.tsx'
import { PanelPart } from './panel-part.tsx'
import { PlaceLink } from './place-link.tsx'
import { RequirementList } from './requirement-list.tsx'

const files = css({ fontSize: 'xs', overflowWrap: 'anywhere' })

/** The machine as a whole. */
export const MachinePanel = ({ machine, facts }: ViewProps) => {
	const { noun, definition, coverage, lastChange, requirements } = machine
	const { states, transitions } = definition
	return (
		<>
			<PanelHead kind="Machine" name={noun} description={definition.description} />
			<PanelPart title="Size">
				{states.length - 1} states, {transitions.length} transitions; exploring it finds{' '}
				{machine.situations} situations and {machine.steps} steps.
			</PanelPart>
			<PanelPart title="Proof">
				<Badge tone={coverage.untaken.length === 0 ? 'leaf' : 'gold'}>
					{coverage.taken} of {transitions.length} transitions
				</Badge>{' '}
				are taken by the generated paths
				{coverage.oneSided.length === 0
					? ', every guard says yes and no.'
					: `; ${coverage.oneSided.length} guards never said no: ${coverage.oneSided.join(', ')}.`}{' '}
				<PlaceLink noun={noun} view="paths" search={{}}>
					See the paths
				</PlaceLink>
			</PanelPart>
			<PanelPart title="Last change">
				{lastChange
					? `${dayOf(lastChange.at)}: ${lastChange.subject}`
					: facts.history === 'full'
						? 'Not committed yet.'
						: 'No git history is here.'}
			</PanelPart>
			<PanelPart title="Source">
				<ul className={files}>
					{machine.files.map((file) => (
						<li key={file}>
							<code>{file}</code>
						</li>
					))}
				</ul>
			</PanelPart>
			<RequirementList ids={requirements} requirements={facts.requirements} />
		</>
	)
}
