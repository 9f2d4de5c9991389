import { mailKind, mailOf } from '#server/platform/mail/mail-kind.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import type { Addressee } from './buying.store.ts'
import { titleOf } from './school-order.rules.ts'
import type { SchoolOrder, SchoolOrderLine } from './school-order.store.ts'

const sample = {
	name: 'Meera',
	titles: '– 30 × Fractions that make sense',
	total: '₹17,664.30',
	purchase_order: 'PO-2026-114',
	link: 'https://vidya.example/profile/school-orders/…',
}

export const schoolOrderKinds = {
	waiting: mailKind({
		name: 'school-order-waiting',
		values: { ...sample, buyer: 'Ravi Kumar' },
		needed: ['buyer', 'link'],
		en: {
			subject: 'An order of your school waits for your approval',
			text: `Namaste {name},

{buyer} wants to order licences above your school’s limit. Please approve or reject it:

{titles}

Total with GST: {total}
Purchase order: {purchase_order}

[Open the order]({link})`,
		},
		hi: {
			subject: 'आपके स्कूल का एक ऑर्डर आपकी मंज़ूरी का इंतज़ार कर रहा है',
			text: `नमस्ते {name},

{buyer} आपके स्कूल की सीमा से ऊपर के लाइसेंस मँगवाना चाहते हैं। कृपया मंज़ूर करें या मना करें:

{titles}

जीएसटी सहित कुल: {total}
क्रय आदेश: {purchase_order}

[ऑर्डर खोलें]({link})`,
		},
	}),
	approved: mailKind({
		name: 'school-order-approved',
		values: sample,
		needed: ['link'],
		en: {
			subject: 'Your school’s order is approved',
			text: `Namaste {name},

You can pay it now, online or by bank transfer:

{titles}

Total with GST: {total}
Purchase order: {purchase_order}

[Open the order]({link})`,
		},
		hi: {
			subject: 'आपके स्कूल का ऑर्डर मंज़ूर हो गया',
			text: `नमस्ते {name},

अब आप ऑनलाइन या बैंक ट्रांसफ़र से भुगतान कर सकते हैं:

{titles}

जीएसटी सहित कुल: {total}
क्रय आदेश: {purchase_order}

[ऑर्डर खोलें]({link})`,
		},
	}),
	rejected: mailKind({
		name: 'school-order-rejected',
		values: { ...sample, reason: 'The budget of this year is spent.' },
		needed: ['reason'],
		en: {
			subject: 'Your school’s order was not approved',
			text: `Namaste {name},

It was rejected for this reason:

{reason}

{titles}

Total with GST: {total}
Purchase order: {purchase_order}

[Open the order]({link})`,
		},
		hi: {
			subject: 'आपके स्कूल का ऑर्डर मंज़ूर नहीं हुआ',
			text: `नमस्ते {name},

मना करने का कारण:

{reason}

{titles}

जीएसटी सहित कुल: {total}
क्रय आदेश: {purchase_order}

[ऑर्डर खोलें]({link})`,
		},
	}),
	paid: mailKind({
		name: 'school-order-paid',
		values: sample,
		needed: ['link'],
		en: {
			subject: 'Your school’s licences are there',
			text: `Namaste {name},

The payment has arrived, and the licences can be given to teachers now. The tax invoice is attached.

{titles}

Total with GST: {total}
Purchase order: {purchase_order}

[Open the order]({link})`,
		},
		hi: {
			subject: 'आपके स्कूल के लाइसेंस आ गए हैं',
			text: `नमस्ते {name},

भुगतान मिल गया है, अब लाइसेंस शिक्षकों को दिए जा सकते हैं। कर चालान साथ में है।

{titles}

जीएसटी सहित कुल: {total}
क्रय आदेश: {purchase_order}

[ऑर्डर खोलें]({link})`,
		},
	}),
}

/** The facts that a mail about an order needs. */
type Facts = { order: SchoolOrder; lines: readonly SchoolOrderLine[]; buyer: string }

const rupees = (paise: number) => `₹${(paise / 100).toLocaleString('en-IN')}`

/** PRC-01: returns the mail about an order's status, in the recipient's language. */
export const schoolOrderMail = (
	{ email: to, name, language }: Addressee,
	event: keyof typeof schoolOrderKinds,
	{ order, lines, buyer }: Facts,
	origin: string,
): Mail => {
	const values = {
		...{ name, buyer, reason: order.decision, purchase_order: order.purchaseOrder },
		titles: lines.map((line) => `– ${titleOf(line)}`).join('\n'),
		total: rupees(order.total),
		link: `${origin}/profile/school-orders/${order.id}`,
	}
	return mailOf(schoolOrderKinds[event], { to, language, values })
}
