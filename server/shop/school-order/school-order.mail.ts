import type { Mail } from '#server/platform/mail/mailer.ts'
import type { Addressee } from '#server/shop/school-order/buying.store.ts'
import { titleOf } from '#server/shop/school-order/school-order.rules.ts'
import type { SchoolOrder, SchoolOrderLine } from '#server/shop/school-order/school-order.store.ts'

/** The facts that a mail about an order needs. */
type Event = 'waiting' | 'approved' | 'rejected' | 'paid'

type Facts = { order: SchoolOrder; lines: readonly SchoolOrderLine[]; buyer: string }

const words = {
	en: {
		greeting: (name: string) => `Namaste ${name},`,
		total: 'Total with GST',
		purchaseOrder: 'Purchase order',
		waiting: (buyer: string) => ({
			subject: 'An order of your school waits for your approval',
			text: `${buyer} wants to order licences above your school’s limit. Please approve or reject it:`,
		}),
		approved: () => ({
			subject: 'Your school’s order is approved',
			text: 'You can pay it now, online or by bank transfer:',
		}),
		rejected: () => ({
			subject: 'Your school’s order was not approved',
			text: 'It was rejected for this reason:',
		}),
		paid: () => ({
			subject: 'Your school’s licences are there',
			text: 'The payment has arrived, and the licences can be given to teachers now. The tax invoice is attached.',
		}),
	},
	hi: {
		greeting: (name: string) => `नमस्ते ${name},`,
		total: 'जीएसटी सहित कुल',
		purchaseOrder: 'क्रय आदेश',
		waiting: (buyer: string) => ({
			subject: 'आपके स्कूल का एक ऑर्डर आपकी मंज़ूरी का इंतज़ार कर रहा है',
			text: `${buyer} आपके स्कूल की सीमा से ऊपर के लाइसेंस मँगवाना चाहते हैं। कृपया मंज़ूर करें या मना करें:`,
		}),
		approved: () => ({
			subject: 'आपके स्कूल का ऑर्डर मंज़ूर हो गया',
			text: 'अब आप ऑनलाइन या बैंक ट्रांसफ़र से भुगतान कर सकते हैं:',
		}),
		rejected: () => ({
			subject: 'आपके स्कूल का ऑर्डर मंज़ूर नहीं हुआ',
			text: 'मना करने का कारण:',
		}),
		paid: () => ({
			subject: 'आपके स्कूल के लाइसेंस आ गए हैं',
			text: 'भुगतान मिल गया है, अब लाइसेंस शिक्षकों को दिए जा सकते हैं। कर चालान साथ में है।',
		}),
	},
}

const rupees = (paise: number) => `₹${(paise / 100).toLocaleString('en-IN')}`

/** PRC-01: returns the mail about an order's status, in the recipient's language. */
export const schoolOrderMail = (
	to: Addressee,
	event: Event,
	{ order, lines, buyer }: Facts,
	origin: string,
): Mail => {
	const say = words[to.language]
	const { subject, text } = say[event](buyer)
	return {
		to: to.email,
		subject,
		text: [
			say.greeting(to.name),
			'',
			text,
			...(event === 'rejected' ? ['', order.decision] : []),
			'',
			...lines.map((line) => `– ${titleOf(line)}`),
			'',
			`${say.total}: ${rupees(order.total)}`,
			`${say.purchaseOrder}: ${order.purchaseOrder}`,
			'',
			`${origin}/profile/school-orders/${order.id}`,
			'',
			'{brand}',
		].join('\n'),
	}
}
