import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { courseTypeLabel } from '#i18n/course-type-label.ts'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { link } from '#styled/recipes'
import { Heading } from '#ui/layout/heading.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { muted, sectionText, stack4 } from '#ui/look.ts'
import { CancelChange } from './cancel-change.tsx'
import { ChangePrice } from './change-price.tsx'
import { priceQuery } from './price.queries.ts'
import { changeWords, originWords, pricesText } from './price-words.ts'

/** The price of one resource: now, planned, and what it was (DSK-09). */
export const PricePage = () => {
	const { id = '' } = useParams({ strict: false }) as { id?: string }
	const { data: resource } = useSuspenseQuery(priceQuery(id))
	const { title, prices, planned, history, course_type: type } = resource
	return (
		<div className={stack4}>
			<p>
				<DeskLink className={link()} to="/prices">
					{m.desk_price_list_title()}
				</DeskLink>
			</p>
			<Heading>{title}</Heading>
			<p className={muted}>{courseTypeLabel(type)}</p>
			<p className={sectionText}>{pricesText(prices)}</p>
			{planned ? (
				<>
					<Notice>
						{m.desk_price_planned_says({
							prices: pricesText(planned.prices),
							time: dateAndTime(planned.effective_at),
						})}
					</Notice>
					<div>
						<CancelChange resourceId={id} id={planned.id} />
					</div>
				</>
			) : (
				<div>
					<ChangePrice key={history[0]?.id ?? 'none'} resource={resource} />
				</div>
			)}
			<h2 className={sectionText}>{m.desk_price_history()}</h2>
			{history.length === 0 ? (
				<p>{m.desk_price_history_none()}</p>
			) : (
				<DataTable
					label={m.desk_price_history()}
					heads={[
						m.desk_price_from_short(),
						m.desk_price_before(),
						m.desk_price_after(),
						m.desk_price_status(),
						m.desk_price_origin(),
					]}
					rows={history.map((change) => ({
						key: change.id,
						cells: [
							dateAndTime(change.effective_at),
							pricesText(change.before),
							pricesText(change.prices),
							changeWords[change.status](),
							originWords[change.origin](),
						],
					}))}
				/>
			)}
		</div>
	)
}
