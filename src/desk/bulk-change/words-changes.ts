import { m } from '#i18n/messages'
import type { OfferedChange } from './offered-change.ts'

/** The change of several texts or mails: back to what is shipped. */
export const wordsChanges = (): OfferedChange[] => [
	{
		...{ name: 'reset', label: m.desk_mail_reset() },
		fits: ({ row }) => (row as { changed_at: string | null }).changed_at !== null,
	},
]
