import type { RequirementFact } from '#atlas/facts/facts.types.ts'
import { Badge } from '#atlas/page/ui/badge.tsx'
import { css } from '#atlas-styled/css'
import { Prose } from '../prose.tsx'
import { PanelPart } from './panel-part.tsx'

const MOST = 5

const item = css({ '& + &': { mt: '4' } })
const text = css({ pt: '1' })
const tests = css({
	mt: '2',
	fontSize: 'xs',
	color: 'ink.muted',
	'& li': { pl: '3', borderLeftWidth: '2px', borderColor: 'line', mb: '1' },
	'& summary': { minH: '[24px]', cursor: 'pointer', color: 'ink' },
})

/** The statements that ask for something, each with the tests that prove it. */
export const RequirementList = ({
	ids,
	requirements,
}: {
	ids: readonly string[]
	requirements: readonly RequirementFact[]
}) => (
	<PanelPart title="Requirements and the tests that prove them">
		{ids.length === 0 && <p>None is named here.</p>}
		{ids.map((id) => {
			const requirement = requirements.find((one) => one.id === id)
			if (!requirement)
				return (
					<p key={id} className={item}>
						<Badge tone="gold">{id}</Badge> is not in docs/requirements.md.
					</p>
				)
			const written = requirement.tests.filter(({ generated }) => !generated)
			const generated = requirement.tests.length - written.length
			return (
				<div key={id} className={item}>
					<Badge tone="primary">{id}</Badge>
					<p className={text}>
						<Prose text={requirement.text} />
					</p>
					<details className={tests} open={ids.length === 1}>
						<summary>
							{requirement.tests.length === 0
								? 'No test names it'
								: `${written.length} written tests, ${generated} generated paths`}
						</summary>
						<ul>
							{written.slice(0, MOST).map(({ title, file }) => (
								<li key={`${file} ${title}`}>
									{title} <code>{file}</code>
								</li>
							))}
							{written.length > MOST && <li>and {written.length - MOST} more</li>}
						</ul>
					</details>
				</div>
			)
		})}
	</PanelPart>
)
