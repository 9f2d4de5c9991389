import type { DocumentLanguage } from '#server/platform/documents/words-of-amount.ts'

const en = {
	...{ school: 'School', licence: 'Licence', quantity: 'Licences', used: 'Used', free: 'Free' },
	...{ ends: 'Valid until', teachers: 'Teachers', active: 'Active in the last 30 days' },
	...{ lessons: 'Lessons completed', hours: 'Hours' },
}

const hi: typeof en = {
	...{ school: 'स्कूल', licence: 'लाइसेंस', quantity: 'कुल लाइसेंस', used: 'दिए गए', free: 'बचे हुए' },
	...{ ends: 'कब तक मान्य', teachers: 'शिक्षक', active: 'पिछले 30 दिनों में सक्रिय' },
	...{ lessons: 'पूरे किए पाठ', hours: 'घंटे' },
}

/** Words of a partner's files in each language. */
export const partnerWords: Record<DocumentLanguage, typeof en> = { en, hi }
