import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { FactList } from '#desk/layout/fact-list.tsx'
import { StatusDrawing } from '#desk/status/status-drawing.tsx'
import { InvoiceSheet } from '#features/shop/invoice/invoice-sheet.tsx'
import { courseTypeLabel } from '#i18n/course-type-label.ts'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { orderStatusMachine } from '#machines/shop/order/order-status.machine.ts'
import { css, cx } from '#styled/css'
import { link } from '#styled/recipes'
import { Heading } from '#ui/layout/heading.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { sectionText, small } from '#ui/look.ts'
import { BillingButton } from './billing-button.tsx'
import { NoteButton } from './note-button.tsx'
import { type OrderRecord, orderQuery } from './order.queries.ts'
import { OrderLife } from './order-life.tsx'
import { moneyOf, statusWords } from './order-words.ts'
import { RefundButton } from './refund-button.tsx'
import { ResendButton } from './resend-button.tsx'

const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '3', pb: '5' })
const two = css({ display: 'grid', gap: '6', lg: { gridTemplateColumns: '[3fr 2fr]' } })
const part = css({ display: 'flex', flexDirection: 'column', gap: '4', minW: '0' })
const documentsPart = cx(part, css({ pt: '6' }))
const lead = css({ color: 'ink.muted', pb: '4', overflowWrap: 'anywhere' })

const providerWords = {
	razorpay: () => 'Razorpay',
	stripe: () => 'Stripe',
	none: m.desk_order_provider_none,
}

const sayPerson = ({ name, email }: { name: string; email: string }) => `${name} · ${email}`

const factsOf = (order: OrderRecord): [string, string][] =>
	(
		[
			[
				m.desk_order_account(),
				order.account.email === order.buyer.email ? null : sayPerson(order.account),
			],
			[m.desk_order_buyer(), sayPerson(order.buyer)],
			[m.desk_order_phone(), order.buyer.phone],
			[m.desk_order_provider(), providerWords[order.provider]()],
			[m.desk_order_provider_id(), order.provider_order_id],
			[m.desk_order_code(), order.promo_code],
			[m.desk_order_coins(), order.coins > 0 ? String(order.coins) : null],
			[m.desk_order_refundable(), moneyOf(order.refundable, order.refund_currency)],
			[m.desk_order_id(), order.id],
		] as [string, string | null][]
	).filter((row): row is [string, string] => Boolean(row[1]))

const Lines = ({ order }: { order: OrderRecord }) => {
	const { currency, lines, price, plan_discount, discount, gst, rounding, coins, total } = order
	const sums = [
		{ label: m.desk_order_price(), amount: price },
		{ label: m.desk_order_discounts(), amount: -plan_discount - discount },
		{ label: m.desk_order_gst(), amount: gst },
		{ label: m.desk_order_rounding(), amount: rounding },
		{ label: m.desk_order_coins(), amount: -coins * 100 },
	].filter(({ amount }) => amount !== 0)
	return (
		<DataTable
			numeric
			label={m.desk_order_bought()}
			heads={[m.desk_order_bought(), m.desk_order_total()]}
			rows={lines.map((line) => ({
				key: line.slugtitle,
				cells: [
					<span key="title">
						{line.title} <span className={small}>{courseTypeLabel(line.course_type)}</span>
					</span>,
					moneyOf(line.total, currency),
				],
			}))}
			sums={[
				...sums.map(({ label, amount }) => ({
					label,
					value: moneyOf(amount, currency),
					isTotal: false,
				})),
				{ label: m.desk_order_total(), value: moneyOf(total, currency), isTotal: true },
			]}
		/>
	)
}

/** One order: its status, its life, its documents, and what the team can do (DSK-11). */
export const OrderPage = () => {
	const { id = '' } = useParams({ strict: false }) as { id?: string }
	const { data: order } = useSuspenseQuery(orderQuery(id))
	const { receipt_number: number, status, documents, life } = order
	const isInvoiced = documents.length > 0
	const timeOf = (each: string) => {
		const step = life.find(({ kind }) => kind === (each === 'created' ? 'ordered' : each))
		return step ? dateAndTime(step.at) : null
	}
	return (
		<>
			<p>
				<DeskLink className={link()} to="/orders">
					{m.desk_order_list_title()}
				</DeskLink>
			</p>
			<Heading>{number ? m.desk_order_title({ number }) : m.desk_order_title_open()}</Heading>
			<p className={lead}>
				{[order.buyer.name, order.school && m.desk_order_for_school({ school: order.school })]
					.filter(Boolean)
					.join(' · ')}
			</p>
			<StatusDrawing
				machine={orderStatusMachine}
				label={m.desk_order_status()}
				now={status}
				nameOf={(each) => statusWords[each]()}
				timeOf={timeOf}
			/>
			<div className={ways}>
				{order.refundable > 0 && <RefundButton key={order.refundable} order={order} />}
				{isInvoiced && <ResendButton order={order} />}
				{isInvoiced && !order.is_returned && <BillingButton key={documents.length} order={order} />}
				<NoteButton id={id} />
			</div>
			<div className={two}>
				<section className={part}>
					<h2 className={sectionText}>{m.desk_order_life()}</h2>
					<OrderLife life={life} />
				</section>
				<section className={part}>
					<h2 className={sectionText}>{m.desk_order_facts()}</h2>
					<Lines order={order} />
					<FactList facts={factsOf(order)} />
				</section>
			</div>
			<section className={documentsPart}>
				<h2 className={sectionText}>{m.desk_order_documents()}</h2>
				{isInvoiced ? (
					documents.map((document) => (
						<details key={document.id}>
							<summary>
								{document.number} · {moneyOf(document.total, 'INR')}
							</summary>
							<InvoiceSheet invoice={document} hasFile={false} />
						</details>
					))
				) : (
					<p>{m.desk_order_no_documents()}</p>
				)}
			</section>
		</>
	)
}
