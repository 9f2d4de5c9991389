import { legendSign, signWidth } from '#atlas/diagram/draw/draw-legend.ts'
import { legendOf } from '#atlas/diagram/draw/legend.ts'
import type { Layout } from '#atlas/diagram/layout/layout.ts'
import type { Definition } from '#atlas/graph/definition.types.ts'
import { css } from '#atlas-styled/css'

const list = css({
	display: { base: 'none', md: 'flex' },
	flexWrap: 'wrap',
	alignItems: 'center',
	columnGap: '3',
	w: '[fit-content]',
	px: '3',
	py: '1',
	fontSize: 'xs',
	bg: 'raised',
	borderWidth: '1px',
	borderColor: 'line',
	borderRadius: 'sm',
	'& li': { display: 'inline-flex', alignItems: 'center', gap: '1' },
})

type LegendProps = { definition: Definition; layout: Layout }

/** Meanings of the signs in a picture. */
export const KindLegend = ({ definition, layout }: LegendProps) => {
	const entries = legendOf(definition, layout)
	if (entries.length === 0) return null
	return (
		<ul className={list} aria-label="Signs of the diagram">
			{entries.map(({ sign, means }) => (
				<li key={sign}>
					<svg className="diagram" width={signWidth(sign)} height={16} aria-hidden="true">
						{legendSign(sign, 1, 12)}
					</svg>
					{means}
				</li>
			))}
		</ul>
	)
}
