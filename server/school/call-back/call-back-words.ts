import type { CallBackState } from '#machines/school/call-back/call-back-status.rules.ts'
import type { DocumentLanguage } from '#server/platform/documents/words-of-amount.ts'

const en = {
	head: [
		...['School', 'Name', 'Email', 'Mobile', 'Day', 'Time', 'Purpose', 'Page', 'Asked on'],
		...['State', 'Who takes care of it', 'Note'],
	],
	states: { new: 'New', called: 'Called', unreachable: 'Not reached', closed: 'Closed' },
}

const hi: typeof en = {
	head: [
		...['स्कूल', 'नाम', 'ईमेल', 'मोबाइल', 'दिन', 'समय', 'उद्देश्य', 'पेज', 'कब कहा'],
		...['स्थिति', 'किसके पास', 'टिप्पणी'],
	],
	states: { new: 'नया', called: 'बात हुई', unreachable: 'संपर्क नहीं हुआ', closed: 'पूरा' },
}

/** Texts of the file of call-backs in each language. */
export const callBackWords: Record<
	DocumentLanguage,
	{ head: string[]; states: Record<CallBackState, string> }
> = { en, hi }
