import Download from 'lucide-react/icons/download'
import { stateOf } from '#domain/shop/indian-states.rules.ts'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { getLocale } from '#i18n/runtime'
import type { Invoice } from '#openapi/v1.gen.ts'
import { cx, sva } from '#styled/css'
import { button, panel } from '#styled/recipes'
import { InvoiceLines } from './invoice-lines.tsx'

const look = sva({
	slots: ['root', 'head', 'title', 'parties', 'name', 'note', 'screen'],
	base: {
		root: { mb: '6', _print: { borderWidth: '0', p: '0' } },
		head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '3', pb: '5' },
		title: { textStyle: 'section' },
		parties: { display: 'grid', gap: '5', sm: { gridTemplateColumns: '[1fr 1fr]' } },
		name: { fontWeight: 'medium' },
		note: { textStyle: 'small', color: 'ink.muted', overflowWrap: 'anywhere' },
		screen: { pt: '5', _print: { display: 'none' } },
	},
})()

const Party = ({ title, texts }: { title: string; texts: string[] }) => {
	const [name, ...others] = texts.filter(Boolean)
	return (
		<div>
			<p className={look.note}>{title}</p>
			<p className={look.name}>{name}</p>
			{others.map((text) => (
				<p key={text} className={look.note}>
					{text}
				</p>
			))}
		</div>
	)
}

type SheetProps = {
	invoice: Invoice
	/** False where the file cannot be fetched: it is the buyer's. */
	hasFile?: boolean
}

/** A tax invoice or a credit note, to read, to print and as a file (INV-01, INV-03). */
export const InvoiceSheet = ({ invoice, hasFile = true }: SheetProps) => {
	const { supplier, recipient, refers_to, place_of_supply } = invoice
	const language = getLocale()
	const state = stateOf(place_of_supply)?.[language] ?? place_of_supply
	return (
		<article className={cx(panel({ pad: true }), look.root)}>
			<header className={look.head}>
				<h2 className={look.title}>
					{invoice.kind === 'invoice' ? m.invoice_title() : m.invoice_credit_note()}
				</h2>
				<div>
					<p className={look.name}>{m.invoice_number({ number: invoice.number })}</p>
					<p className={look.note}>{m.invoice_date({ date: shortDate(invoice.issued_at) })}</p>
					{refers_to && (
						<p className={look.note}>
							{m.invoice_refers_to({
								number: refers_to.number,
								date: shortDate(refers_to.issued_at),
							})}
						</p>
					)}
				</div>
			</header>
			<div className={look.parties}>
				<Party
					title={m.invoice_supplier()}
					texts={[supplier.name, supplier.address, m.invoice_gstin({ gstin: supplier.gstin })]}
				/>
				<Party
					title={m.invoice_recipient()}
					texts={[
						recipient.business_name,
						recipient.name,
						recipient.address,
						recipient.email,
						recipient.phone,
						recipient.gstin && m.invoice_gstin({ gstin: recipient.gstin }),
						m.invoice_place({ state, code: place_of_supply }),
					]}
				/>
			</div>
			<InvoiceLines invoice={invoice} />
			<p className={look.note}>{m.invoice_words({ words: invoice.total_in_words[language] })}</p>
			<p className={look.note}>{m.invoice_reverse()}</p>
			<p className={look.note}>{m.order_payment({ id: invoice.payment_id })}</p>
			{hasFile && (
				<p className={look.screen}>
					<a
						className={button({ tone: 'outline' })}
						href={`/profile/purchase-history/${invoice.order_id}/${invoice.kind}.pdf?language=${language}&document=${invoice.id}`}
						download
					>
						<Download aria-hidden="true" />
						{m.invoice_download()}
					</a>
				</p>
			)}
		</article>
	)
}
