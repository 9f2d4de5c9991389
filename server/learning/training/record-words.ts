import type { DocumentLanguage } from '#server/platform/documents/words-of-amount.ts'

const en = {
	title: 'Record of training hours',
	year: 'School year',
	made: 'Made on',
	all: 'All together',
	board: 'By CBSE or government bodies',
	school: 'In school',
	values: 'Core values and ethics',
	practice: 'Knowledge and practice',
	growth: 'Professional growth',
	of: 'of',
	hours: 'Hours',
	date: 'Date',
	name: 'Training',
	provider: 'By',
	kind: 'Kind',
	standard: 'Standard',
	note: 'Trainings elsewhere are entered by the teacher, with a proof that can be asked for. Made by a computer; valid without a signature.',
}

const hi: typeof en = {
	title: 'प्रशिक्षण घंटों का अभिलेख',
	year: 'शैक्षणिक वर्ष',
	made: 'बनाने की तारीख',
	all: 'कुल',
	board: 'सीबीएसई या सरकारी संस्थाओं द्वारा',
	school: 'स्कूल में',
	values: 'मूल मूल्य और नैतिकता',
	practice: 'ज्ञान और अभ्यास',
	growth: 'व्यावसायिक विकास',
	of: '/',
	hours: 'घंटे',
	date: 'तारीख',
	name: 'प्रशिक्षण',
	provider: 'आयोजक',
	kind: 'प्रकार',
	standard: 'मानक',
	note: 'अन्य स्थानों के प्रशिक्षण शिक्षक ने स्वयं दर्ज किए हैं; उनका प्रमाण माँगा जा सकता है। कंप्यूटर से बना है; बिना हस्ताक्षर के मान्य है।',
}

/** Words of the record of hours in each language. */
export const recordWords: Record<DocumentLanguage, typeof en> = { en, hi }
