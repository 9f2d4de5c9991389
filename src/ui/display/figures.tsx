import type { ReactNode } from 'react'
import { sva } from '#styled/css'
import { panel } from '#styled/recipes'

const look = sva({
	slots: ['list', 'label', 'number'],
	base: {
		list: { display: 'grid', gap: '5', sm: { gridTemplateColumns: '[1fr 1fr]' } },
		label: { textStyle: 'small', color: 'ink.muted' },
		number: { fontVariantNumeric: 'tabular-nums', fontWeight: 'medium' },
	},
})()

/** Facts, each with its name. */
export const Figures = ({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) => (
	<div className={panel({ pad: true })}>
		<dl className={look.list}>
			{facts.map(({ label, value }) => (
				<div key={label}>
					<dt className={look.label}>{label}</dt>
					<dd className={look.number}>{value}</dd>
				</div>
			))}
		</dl>
	</div>
)
