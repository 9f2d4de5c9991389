import { css, cx } from '#styled/css'
import { panel } from '#styled/recipes'
import { small } from '#ui/look.ts'

const list = css({ display: 'grid', gap: '3', sm: { gridTemplateColumns: '[auto 1fr]' } })
const pair = css({ display: 'contents' })
const value = css({ overflowWrap: 'anywhere' })

/** Facts with their names, one below the other. */
export const FactList = ({ facts }: { facts: readonly (readonly [string, string])[] }) => (
	<dl className={cx(panel({ pad: true }), list)}>
		{facts.map(([name, text]) => (
			<div key={name} className={pair}>
				<dt className={small}>{name}</dt>
				<dd className={value}>{text}</dd>
			</div>
		))}
	</dl>
)
