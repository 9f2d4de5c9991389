import { attachCalendar } from '#server/learning/registration/calendar-file.service.ts'
import type { Config } from '#server/platform/config.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Attachment, AttachmentRef } from '#server/platform/mail/mailer.ts'
import { attachInvoice } from '#server/shop/invoice/invoice.service.ts'

/** Makes the files that mails name; null for what is not there any more. */
export const attachFile =
	(db: Db, config: Pick<Config, 'publicUrl' | 'MAIL_FROM'>) =>
	async (ref: AttachmentRef): Promise<Attachment | null> =>
		ref.kind === 'invoice' ? attachInvoice(db, ref.id) : attachCalendar(db, config, ref)
