import { useQuery } from '@tanstack/react-query'
import { m } from '#i18n/messages'
import { wholeNumber } from '#i18n/whole-number.ts'
import { css, cx } from '#styled/css'
import { panel } from '#styled/recipes'
import { Section } from '#ui/layout/section.tsx'
import { Loaded } from '#ui/list/loaded.tsx'
import { small } from '#ui/look.ts'
import { partnerFiguresQuery } from './partner.queries.ts'

const grid = css({
	display: 'grid',
	gap: '3',
	gridTemplateColumns: '[repeat(auto-fit, minmax(9rem, 1fr))]',
})
const tile = css({
	display: 'flex',
	flexDirection: 'column-reverse',
	justifyContent: 'flex-end',
	gap: '1',
	p: '4',
})
const number = css({ textStyle: 'section', fontVariantNumeric: 'tabular-nums' })

/** Totals of a partner's schools (API-03). */
export const PartnerFigures = () => (
	<Section title={m.partner_figures()}>
		<Loaded query={useQuery(partnerFiguresQuery)}>
			{(data) => (
				<dl className={grid}>
					{[
						[m.partner_schools(), data.schools] as const,
						[m.partner_teachers(), data.teachers] as const,
						[m.partner_licences(), data.licences_total] as const,
						[m.partner_licences_used(), data.licences_used] as const,
						[m.partner_completed(), data.courses_completed] as const,
					].map(([label, value]) => (
						<div key={label} className={cx(panel(), tile)}>
							<dt className={small}>{label}</dt>
							<dd className={number}>{wholeNumber(value)}</dd>
						</div>
					))}
				</dl>
			)}
		</Loaded>
	</Section>
)
