import type { RequirementFact } from '#atlas/facts/facts.types.ts'
import { Badge } from '#atlas/page/ui/badge.tsx'
import type { Judgement } from '#atlas/properties/judge.ts'
import { css } from '#atlas-styled/css'
import { link } from '#atlas-styled/recipes'
import { PanelPart } from '../panel/panel-part.tsx'

type ListProps = {
	judgements: readonly Judgement[]
	/** The verdicts on the machine as it is, where something is tried out. */
	before: readonly Judgement[] | null
	requirements: readonly RequirementFact[]
	chosen: Judgement | undefined
	onChoose: (index: number) => void
}

const item = css({
	py: '2',
	pl: '3',
	borderLeftWidth: '2px',
	borderColor: 'line',
	'&[aria-current]': { borderColor: 'gold' },
})
const dim = css({ color: 'ink.muted', fontSize: 'xs' })

const forms = {
	always: 'in every moment',
	never: 'in no moment',
	eventually: 'comes by itself',
	possible: 'can always be brought about',
}
const formOf = ({ property }: Judgement): string =>
	Object.entries(forms).find(([form]) => form in property)![1]

/** Every property with its verdict. */
export const PropertyList = (props: ListProps) => {
	const { judgements, before, requirements, chosen, onChoose } = props
	const held = judgements.filter(({ counterexample }) => counterexample === null).length
	return (
		<PanelPart title="Properties">
			<p role="status">
				{held} of {judgements.length} hold{before ? ' with the change' : ''}.
			</p>
			<ul>
				{judgements.map((one, i) => {
					const { property, counterexample } = one
					const isNews =
						before && (before[i]?.counterexample === null) !== (counterexample === null)
					return (
						<li
							key={property.says}
							className={item}
							aria-current={counterexample && one === chosen ? 'true' : undefined}
						>
							<Badge tone={counterexample ? 'red' : 'leaf'}>
								{counterexample ? 'does not hold' : 'holds'}
							</Badge>{' '}
							{isNews && <Badge tone="gold">changed</Badge>} {property.says}
							<p
								className={dim}
								title={requirements.find(({ id }) => id === property.requirement)?.text}
							>
								{property.requirement} · {formOf(one)}
							</p>
							{counterexample && one !== chosen && (
								<button
									type="button"
									className={link({ kind: 'text' })}
									onClick={() => onChoose(i)}
								>
									Show where not
								</button>
							)}
						</li>
					)
				})}
			</ul>
		</PanelPart>
	)
}
