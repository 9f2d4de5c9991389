import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { m } from '#i18n/messages'
import { siteQuery } from '#processes/site.query.ts'
import { css } from '#styled/css'
import { figureText } from '#ui/display/figure-text.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { small } from '#ui/look.ts'

const row = css({
	display: 'grid',
	gridTemplateColumns: '[repeat(3, minmax(0, 1fr))]',
	gap: '4',
	py: '6',
	borderBottomWidth: '1px',
	borderColor: 'line',
})
const item = css({ display: 'flex', flexDirection: 'column-reverse' })
const number = css({
	textStyle: { base: 'title', sm: 'page' },
	whiteSpace: 'nowrap',
	color: 'primary',
	fontVariantNumeric: 'tabular-nums',
})

const labels = {
	teachers: m.home_statistics_teachers_label,
	schools: m.home_statistics_schools_label,
	places: m.home_statistics_places_label,
}

const Figures = () => {
	const { figures } = useSuspenseQuery(siteQuery).data
	const kinds = (['teachers', 'schools', 'places'] as const).filter((kind) => figures[kind])
	if (kinds.length === 0) return null
	return (
		<dl className={row}>
			{kinds.map((kind) => (
				<div key={kind} className={item}>
					<dt className={small}>{labels[kind]()}</dt>
					<dd className={number}>{figureText(figures[kind] ?? 0)}</dd>
				</div>
			))}
		</dl>
	)
}

/** HDR-11: teachers, schools and locations, as the shop's settings say or as they are counted. */
export const Statistics = () => (
	<Suspense fallback={<Skeleton height="6rem" />}>
		<Figures />
	</Suspense>
)
