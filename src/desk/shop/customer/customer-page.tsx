import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { FactList } from '#desk/layout/fact-list.tsx'
import { moneyOf, statusTones, statusWords } from '#desk/shop/order/order-words.ts'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { Badge } from '#ui/display/badge.tsx'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { muted } from '#ui/look.ts'
import { AddressButton } from './address-button.tsx'
import { CoinsButton } from './coins-button.tsx'
import { type Customer, customerQuery } from './customer.queries.ts'
import { MergeButton } from './merge-button.tsx'
import { SuspensionButton } from './suspension-button.tsx'
import { ViewButton } from './view-button.tsx'

const title = css({ textStyle: 'section', pt: '6', pb: '3' })
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '3', pt: '4' })

const Orders = ({ orders }: Pick<Customer, 'orders'>) =>
	orders.length === 0 ? (
		<p className={muted}>{m.desk_customer_no_orders()}</p>
	) : (
		<DataTable
			label={m.desk_customer_orders()}
			heads={[
				m.desk_order_order(),
				m.desk_order_bought(),
				m.desk_order_total(),
				m.desk_order_status(),
			]}
			rows={orders.map((order) => ({
				key: order.id,
				cells: [
					<DeskLink key="order" className={link()} to={`/orders/${order.id}`}>
						{order.receipt_number ?? m.desk_order_no_receipt()}
					</DeskLink>,
					order.titles.join(', '),
					moneyOf(order.total, order.currency),
					<Badge key="status" tone={order.is_returned ? 'neutral' : statusTones[order.status]}>
						{order.is_returned ? m.desk_order_returned() : statusWords[order.status]()}
					</Badge>,
				],
			}))}
		/>
	)

const Courses = ({ courses }: Pick<Customer, 'courses'>) =>
	courses.length === 0 ? (
		<p className={muted}>{m.desk_customer_no_courses()}</p>
	) : (
		<DataTable
			label={m.desk_customer_courses()}
			heads={[m.desk_customer_course(), m.desk_customer_lessons(), m.desk_customer_enrolled()]}
			rows={courses.map((course) => ({
				key: course.id,
				cells: [
					course.title,
					course.status === 'pending'
						? m.desk_customer_pending()
						: m.desk_customer_done({ done: course.done, lessons: course.lessons }),
					dateAndTime(course.created_at),
				],
			}))}
		/>
	)

/** A person as the team sees them: account, coins, plans, orders and courses. */
export const CustomerPage = () => {
	const { id = '' } = useParams({ strict: false }) as { id?: string }
	const { data } = useSuspenseQuery(customerQuery(id))
	return (
		<>
			<Breadcrumb here={data.name}>
				<DeskLink to="/customers">{m.desk_customer_list_title()}</DeskLink>
			</Breadcrumb>
			<Heading>{data.name}</Heading>
			{data.suspension && (
				<Notice kind="warning">
					{m.desk_customer_suspended({
						date: dateAndTime(data.suspension.since),
						reason: data.suspension.reason,
					})}
				</Notice>
			)}
			<FactList
				facts={[
					[m.desk_customer_email(), data.email],
					[m.desk_customer_phone(), data.phone ?? '–'],
					[m.desk_customer_school(), data.school ?? '–'],
					[m.desk_customer_since(), dateAndTime(data.created_at)],
					[m.desk_customer_coins(), String(data.coins)],
					[
						m.desk_customer_plan(),
						data.plans
							.map(({ name, ends_at }) =>
								m.desk_customer_plan_until({ name, time: dateAndTime(ends_at) }),
							)
							.join(', ') || '–',
					],
				]}
			/>
			<div className={ways}>
				<CoinsButton customer={data} />
				<AddressButton customer={data} />
				<SuspensionButton customer={data} />
				{!data.suspension && <ViewButton customer={data} />}
				{!data.suspension && <MergeButton customer={data} />}
			</div>
			<h2 className={title}>{m.desk_customer_orders()}</h2>
			<Orders orders={data.orders} />
			<h2 className={title}>{m.desk_customer_courses()}</h2>
			<Courses courses={data.courses} />
		</>
	)
}
