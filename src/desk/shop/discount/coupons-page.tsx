import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { BulkBar } from '#desk/bulk-change/bulk-bar.tsx'
import { PickBox } from '#desk/bulk-change/pick-box.tsx'
import type { BulkChangeRef } from '#desk/bulk-change/use-bulk-change.ts'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { DeskPagination } from '#desk/list/desk-pagination.tsx'
import { ImportLink } from '#desk/list/import-link.tsx'
import { ListHead } from '#desk/list/list-head.tsx'
import { SaveButton } from '#desk/list/save-button.tsx'
import { SavedViews } from '#desk/saved-view/saved-views.tsx'
import { couponLine } from '#domain/shop/coupon-file.rules.ts'
import { courseTypeLabel } from '#i18n/course-type-label.ts'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { button } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { saveTable } from '#ui/action/save-table.ts'
import { announce } from '#ui/dialog/announce.ts'
import { Badge } from '#ui/display/badge.tsx'
import { rupees } from '#ui/display/rupees.ts'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { SearchTools } from '#ui/list/search-tools.tsx'
import { smallLine } from '#ui/look.ts'
import { type Coupon, couponsQuery, PAGE_ROWS, readAllCoupons } from './coupon.queries.ts'
import { CouponDialog } from './coupon-dialog.tsx'
import { audienceWords, stateTones, stateWords, worthOf } from './coupon-words.ts'
import { type CouponsSearch, couponStates } from './coupons.search.ts'
import { couponChanges, useCouponChanges } from './use-coupon-changes.ts'
import type { CouponSubject } from './use-coupon-editor.ts'

/** The terms with which a new coupon begins. */
const fresh: CouponSubject = {
	coupon: null,
	terms: {
		title: '',
		kind: 'percent',
		percent: null,
		amount: null,
		max_amount: null,
		minimum_order: null,
		course_type: null,
		listed: false,
		starts_at: null,
		ends_at: null,
		max_uses: null,
		per_person: null,
		audience: 'everyone',
	},
}

const limitsOf = ({ terms }: Coupon): string[] => [
	...(terms.course_type ? [courseTypeLabel(terms.course_type)] : []),
	...(terms.audience === 'everyone' ? [] : [audienceWords[terms.audience]()]),
	...(terms.minimum_order ? [m.desk_coupon_from({ amount: rupees(terms.minimum_order) })] : []),
	...(terms.per_person ? [m.desk_coupon_each({ count: terms.per_person })] : []),
]

const usesOf = ({ used, terms }: Coupon) =>
	terms.max_uses === null
		? m.desk_coupon_used({ used })
		: m.desk_coupon_used_of({ used, most: terms.max_uses })

const save = async (place: CouponsSearch): Promise<void> => {
	const rows = await readAllCoupons(place)
	saveTable(
		'coupons.csv',
		rows.map(({ state, used, ...coupon }) => ({ ...couponLine(coupon), state, used })),
	)
}

type RowsProps = {
	place: CouponsSearch
	process: BulkChangeRef
	onOpen: (subject: CouponSubject) => void
}

const Rows = ({ place, process, onOpen }: RowsProps) => {
	const { data } = useSuspenseQuery(couponsQuery(place))
	if (data.total === 0)
		return place.search || place.state ? (
			<EmptyState title={m.desk_coupon_none_found_title()} text={m.desk_coupon_none_found_text()} />
		) : (
			<EmptyState title={m.desk_coupon_none_title()} text={m.desk_coupon_none_text()}>
				<Button onClick={() => onOpen(fresh)}>{m.desk_coupon_new()}</Button>
			</EmptyState>
		)
	const itemOf = (coupon: Coupon) => ({ id: coupon.id, name: coupon.code, row: coupon })
	return (
		<>
			<BulkBar process={process} items={data.data.map(itemOf)} changes={couponChanges()} />
			<DataTable
				label={m.desk_coupon_list_title()}
				heads={[
					m.desk_coupon_code(),
					m.desk_coupon_worth(),
					m.desk_coupon_state(),
					m.desk_coupon_uses(),
					m.desk_actions(),
				]}
				rows={data.data.map((coupon) => ({
					key: coupon.id,
					cells: [
						<PickBox key="code" process={process} item={itemOf(coupon)}>
							<b>{coupon.code}</b>
							<span className={smallLine}>{coupon.terms.title}</span>
						</PickBox>,
						<span key="worth">
							{worthOf(coupon.terms)}
							<span className={smallLine}>{limitsOf(coupon).join(' · ')}</span>
						</span>,
						<span key="state">
							<Badge tone={stateTones[coupon.state]}>{stateWords[coupon.state]()}</Badge>
							{coupon.terms.ends_at && (
								<span className={smallLine}>
									{m.desk_coupon_until({ time: dateAndTime(coupon.terms.ends_at) })}
								</span>
							)}
						</span>,
						usesOf(coupon),
						<Button
							key="change"
							tone="outline"
							size="sm"
							aria-label={m.desk_coupon_change_name({ code: coupon.code })}
							onClick={() => onOpen({ coupon, terms: coupon.terms })}
						>
							{m.desk_coupon_change()}
						</Button>,
					],
				}))}
			/>
			<DeskPagination to="/coupons" place={place} total={data.total} rows={PAGE_ROWS} />
		</>
	)
}

/** The coupons of the shop: made, changed, and tried (DSK-10). */
export const CouponsPage = () => {
	const place = useSearch({ strict: false }) as CouponsSearch
	const navigate = useNavigate()
	const [open, setOpen] = useState<CouponSubject | null>(null)
	const process = useCouponChanges()
	const go = (change: Partial<Record<keyof CouponsSearch, string | undefined>>) =>
		void navigate({ to: '/coupons', search: { ...place, ...change, page: undefined } } as never)
	return (
		<>
			<ListHead title={m.desk_coupon_list_title()} text={m.desk_coupon_list_text()}>
				<SaveButton of={['coupons', place]} save={() => save(place)} />
				<ImportLink to="/coupons" />
				<DeskLink className={button({ tone: 'outline' })} to="/coupons/simulator">
					{m.desk_coupon_simulator()}
				</DeskLink>
				<Button onClick={() => setOpen(fresh)}>{m.desk_coupon_new()}</Button>
			</ListHead>
			<SearchTools
				label={m.desk_coupon_search()}
				words={place.search}
				onSearch={(search) => go({ search })}
				choices={[
					{
						label: m.desk_coupon_state(),
						value: place.state ?? '',
						options: [
							{ value: '', label: m.desk_coupon_every_state() },
							...couponStates.map((value) => ({ value, label: stateWords[value]() })),
						],
						onChange: (state) => go({ state: state || undefined }),
					},
					{
						label: m.draft_list_sort(),
						value: place.sort ?? '',
						options: [
							{ value: '', label: m.desk_coupon_sort_end() },
							{ value: 'code', label: m.desk_coupon_sort_code() },
							{ value: 'used', label: m.desk_coupon_sort_used() },
						],
						onChange: (sort) => go({ sort: sort || undefined }),
					},
				]}
			/>
			<SavedViews list="coupons" place={place} />
			<Suspense fallback={<p role="status">{m.desk_loading()}</p>}>
				<Rows place={place} process={process} onOpen={setOpen} />
			</Suspense>
			{open && (
				<CouponDialog
					key={open.coupon?.id ?? 'new'}
					subject={open}
					onStored={(code) => {
						announce(m.desk_coupon_stored({ code }))
						setOpen(null)
					}}
					onClose={() => setOpen(null)}
				/>
			)}
		</>
	)
}
