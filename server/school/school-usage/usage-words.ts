import type { DocumentLanguage } from '#server/platform/documents/words-of-amount.ts'

const en = {
	teacher: 'Teacher',
	enrolments: 'Enrolments',
	lessons: 'Lessons completed',
	hours: 'Hours',
	last: 'Last activity',
}

const hi: typeof en = {
	teacher: 'शिक्षक',
	enrolments: 'नामांकन',
	lessons: 'पूरे किए पाठ',
	hours: 'घंटे',
	last: 'अंतिम गतिविधि',
}

/** Words of the usage file in each language. */
export const usageWords: Record<DocumentLanguage, typeof en> = { en, hi }
