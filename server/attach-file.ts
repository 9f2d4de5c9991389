import { attachCalendar } from './learning/registration/calendar-file.service.ts'
import type { Config } from './platform/config.ts'
import type { Db } from './platform/database/open.ts'
import type { Attachment, AttachmentRef } from './platform/mail/mailer.ts'
import { attachInvoice } from './shop/invoice/invoice.service.ts'

/** Makes the files that mails name; null for what is not there any more. */
export const attachFile =
	(db: Db, config: Pick<Config, 'publicUrl' | 'MAIL_FROM'>) =>
	async (ref: AttachmentRef): Promise<Attachment | null> =>
		ref.kind === 'invoice' ? attachInvoice(db, ref.id) : attachCalendar(db, config, ref)
