import type { DocumentLanguage } from '#server/platform/documents/words-of-amount.ts'

const en = {
	title: 'School record of training hours',
	year: 'School year',
	made: 'Made on',
	teacher: 'Teacher',
	all: 'All hours',
	board: 'By CBSE or government',
	school: 'In school',
	values: 'Values and ethics',
	practice: 'Knowledge and practice',
	growth: 'Professional growth',
	counted: 'Counts toward 50',
	standing: 'Standing',
	behind: 'Behind',
	onTime: 'On time',
	reached: 'Reached',
	last: 'Last training',
	teachers: 'Teachers',
	expected: 'Hours that should be there by this day',
	sessions: 'Sessions held in school',
	date: 'Date',
	session: 'Session',
	trainer: 'Trainer',
	standard: 'Standard',
	kind: 'Kind',
	hours: 'Hours',
	there: 'Teachers there',
	training: 'Training',
	provider: 'By',
	none: 'None',
	note: 'Goal of CBSE for each teacher: 50 hours, 25 by CBSE or government bodies and 25 in school; 12 values and ethics, 24 knowledge and practice, 14 professional growth. Of each no more than its own goal counts toward the 50.',
	seal: 'Signature and seal of the head of the school',
}

const hi: typeof en = {
	title: 'स्कूल का प्रशिक्षण घंटों का अभिलेख',
	year: 'शैक्षणिक वर्ष',
	made: 'बनाने की तारीख',
	teacher: 'शिक्षक',
	all: 'कुल घंटे',
	board: 'सीबीएसई या सरकार से',
	school: 'स्कूल में',
	values: 'मूल्य और नैतिकता',
	practice: 'ज्ञान और अभ्यास',
	growth: 'व्यावसायिक विकास',
	counted: '50 में गिने गए',
	standing: 'स्थिति',
	behind: 'पीछे',
	onTime: 'समय पर',
	reached: 'पूरे',
	last: 'अंतिम प्रशिक्षण',
	teachers: 'शिक्षक',
	expected: 'इस दिन तक जितने घंटे होने चाहिए',
	sessions: 'स्कूल में हुए सत्र',
	date: 'तारीख',
	session: 'सत्र',
	trainer: 'प्रशिक्षक',
	standard: 'मानक',
	kind: 'प्रकार',
	hours: 'घंटे',
	there: 'उपस्थित शिक्षक',
	training: 'प्रशिक्षण',
	provider: 'आयोजक',
	none: 'कोई नहीं',
	note: 'सीबीएसई का लक्ष्य प्रति शिक्षक 50 घंटे है: 25 सीबीएसई या सरकारी संस्थाओं से और 25 स्कूल में; 12 मूल्य और नैतिकता, 24 ज्ञान और अभ्यास, 14 व्यावसायिक विकास। हर हिस्से से 50 में उतने ही घंटे गिने जाते हैं जितना उसका लक्ष्य है।',
	seal: 'स्कूल प्रमुख के हस्ताक्षर और मुहर',
}

/** Words of a school's record in each language. */
export const schoolRecordWords: Record<DocumentLanguage, typeof en> = { en, hi }

/** Returns a teacher's status in words. */
export const standingOf = (
	{ counted, is_behind }: { counted: number; is_behind: boolean },
	goal: number,
	say: typeof en,
): string => {
	if (counted >= goal) return say.reached
	return is_behind ? say.behind : say.onTime
}
