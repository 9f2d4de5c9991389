import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { type Days, daysOf } from '#desk/period/period.ts'
import { PeriodField } from '#desk/period/period-field.tsx'
import { monthName, shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Figures } from '#ui/display/figures.tsx'
import { rupees } from '#ui/display/rupees.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { BarChart } from '#ui/list/bar-chart.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { lead5, sectionText } from '#ui/look.ts'
import { type SalesRow, salesQuery } from './sales.queries.ts'
import { type SalesKind, type SalesSearch, salesKinds } from './sales.search.ts'
import { saveSales } from './sales-file.ts'
import { kindWords, refundsByWords } from './sales-words.ts'

const choices = css({ display: 'flex', flexWrap: 'wrap', gap: '4', pb: '5' })
const kind = css({ w: 'full', maxW: '[16rem]' })
const part = css({ display: 'flex', flexDirection: 'column', gap: '4', pt: '6' })

const nameOf = (by: SalesKind, { name }: SalesRow): string =>
	by === 'day' ? shortDate(name) : by === 'month' ? monthName(name) : name

const SalesFile = ({ days, by }: { days: Days; by: SalesKind }) => {
	const { refetch, isFetching, isError } = useQuery({
		queryKey: ['mine', 'desk', 'sales file', days, by],
		queryFn: () => saveSales(days, by).then(() => null),
		enabled: false,
		retry: false,
		gcTime: 0,
	})
	return (
		<div>
			{isError && <Notice kind="warning">{m.desk_sales_failed()}</Notice>}
			<Button tone="outline" busy={isFetching} onClick={() => void refetch()}>
				{isFetching ? m.desk_sales_saving() : m.desk_sales_csv()}
			</Button>
		</div>
	)
}

const Refunds = ({ rows }: { rows: ReturnType<typeof refundsByWords> }) =>
	rows.length > 0 && (
		<section className={part}>
			<h2 className={sectionText}>{m.desk_sales_refunds()}</h2>
			<DataTable
				numeric
				label={m.desk_sales_refunds()}
				heads={[m.desk_sales_reason(), m.desk_sales_times(), m.desk_sales_returned()]}
				rows={rows.map(({ words, count, amount }) => ({
					key: words,
					cells: [words, String(count), rupees(amount)],
				}))}
			/>
		</section>
	)

const Sums = ({ days, by }: { days: Days; by: SalesKind }) => {
	const { data: sales } = useSuspenseQuery(salesQuery(days, by))
	const { orders, total, returned, data: rows, total_rows } = sales
	const refunds = refundsByWords(sales.refunds)
	if (orders === 0)
		return (
			<>
				<EmptyState title={m.desk_sales_none_title()} text={m.desk_sales_none_text()} />
				<Refunds rows={refunds} />
			</>
		)
	return (
		<>
			<Figures
				facts={[
					{ label: m.desk_sales_orders(), value: String(orders) },
					{ label: m.desk_sales_sold(), value: rupees(total) },
					{ label: m.desk_sales_returned(), value: rupees(returned) },
					{ label: m.desk_sales_kept(), value: rupees(total - returned) },
				]}
			/>
			<section className={part}>
				<h2 className={sectionText}>{kindWords[by]()}</h2>
				{rows.length === 0 ? (
					<EmptyState title={m.desk_sales_none_kind_title()} text={m.desk_sales_none_kind_text()} />
				) : (
					<>
						<BarChart
							label={kindWords[by]()}
							head={kindWords[by]()}
							series={[m.desk_sales_kept(), m.desk_sales_returned()]}
							rows={rows.map((row) => ({
								key: row.key,
								name: nameOf(by, row),
								values: [row.total - row.returned, row.returned],
								more: [String(row.orders)],
							}))}
							more={[m.desk_sales_orders()]}
							say={rupees}
						/>
						{total_rows > rows.length && (
							<p>{m.desk_sales_most({ count: rows.length, total: total_rows })}</p>
						)}
						<SalesFile days={days} by={by} />
					</>
				)}
			</section>
			<Refunds rows={refunds} />
		</>
	)
}

/** Sales of some days, with a chart and as a file (DSK-17). */
export const SalesPage = () => {
	const place = useSearch({ strict: false }) as SalesSearch
	const { period = '30', by = period === '365' ? 'month' : 'day' } = place
	const navigate = useNavigate()
	const go = (change: SalesSearch) =>
		void navigate({ to: '/sales', search: { ...place, ...change } } as never)
	return (
		<>
			<Heading>{m.desk_sales_title()}</Heading>
			<p className={lead5}>{m.desk_sales_text()}</p>
			<div className={choices}>
				<PeriodField period={period} onChange={(chosen) => go({ period: chosen })} />
				<div className={kind}>
					<SelectField
						label={m.desk_sales_by()}
						value={by}
						options={salesKinds.map((value) => ({ value, label: kindWords[value]() }))}
						onChange={({ target }) => go({ by: target.value as SalesKind })}
					/>
				</div>
			</div>
			<Suspense fallback={<p role="status">{m.desk_loading()}</p>}>
				<Sums days={daysOf(period, new Date())} by={by} />
			</Suspense>
		</>
	)
}
