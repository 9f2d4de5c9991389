import type { DocumentLanguage } from '#server/platform/documents/words-of-amount.ts'

const en = {
	quote: 'Quote',
	number: 'Number',
	date: 'Date',
	validUntil: 'Valid until',
	supplier: 'Offered by',
	recipient: 'For',
	gstin: 'GSTIN',
	item: 'Item',
	quantity: 'Licences',
	unit: 'Each',
	price: 'Price',
	gst: 'GST 18 %',
	amount: 'Amount',
	rounding: 'Rounding',
	total: 'Total',
	words: 'In words',
	note: 'Amounts in rupees. The prices hold until the date above. This is no tax invoice; that comes with the payment. Licences can be given to teachers for a year.',
}

const hi: typeof en = {
	quote: 'मूल्य प्रस्ताव',
	number: 'संख्या',
	date: 'तारीख',
	validUntil: 'इस दिन तक मान्य',
	supplier: 'प्रस्तावक',
	recipient: 'किसके लिए',
	gstin: 'जीएसटीआईएन',
	item: 'वस्तु',
	quantity: 'लाइसेंस',
	unit: 'प्रति लाइसेंस',
	price: 'मूल्य',
	gst: 'जीएसटी 18 %',
	amount: 'राशि',
	rounding: 'पूर्णांकन',
	total: 'कुल',
	words: 'शब्दों में',
	note: 'राशियाँ रुपयों में हैं। मूल्य ऊपर की तारीख तक मान्य हैं। यह कर चालान नहीं है; वह भुगतान के साथ मिलता है। लाइसेंस एक साल तक शिक्षकों को दिए जा सकते हैं।',
}

/** Texts of a quote in each language. */
export const quoteWords: Record<DocumentLanguage, typeof en> = { en, hi }
