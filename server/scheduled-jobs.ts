import { applyDuePrices } from '#server/catalogue/resource/price-change.service.ts'
import { withdrawReview } from '#server/catalogue/review/review.service.ts'
import { publishDue } from '#server/learning/draft/move-draft.service.ts'
import { completeDue } from '#server/learning/learning/complete.service.ts'
import { forgetUploads } from '#server/learning/media/media.service.ts'
import { countAttendance } from '#server/learning/registration/attendance.service.ts'
import { sendReminders } from '#server/learning/registration/reminder.service.ts'
import { sendSessionNotices } from '#server/learning/registration/session-notice.service.ts'
import { sendRooms } from '#server/people/event/meet-rooms.service.ts'
import { eraseDue } from '#server/people/privacy/erase-due.service.ts'
import { forgetOldRows } from '#server/people/privacy/retention.store.ts'
import { foldTeacherYears } from '#server/people/school/fold-teacher-years.service.ts'
import { sendWebhooks } from '#server/people/webhook/send-webhooks.service.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import type { PaymentDeps } from '#server/platform/payment/gateway.ts'
import { sendCallBacks } from '#server/school/call-back/send-call-backs.service.ts'
import { issueMissingInvoices } from '#server/shop/invoice/invoice.service.ts'
import { reconcile } from '#server/shop/order/reconcile.service.ts'
import { sendRefunds } from '#server/shop/refund/refund.service.ts'
import { forgetJourneys } from '#server/web/journey/journey.service.ts'

const EVERY_MINUTE = '* * * * *'
const EVERY_HOUR = '10 * * * *'
const EVERY_NIGHT = '20 21 * * *'

/**
 * Everything this server does on a schedule;
 * @param sendPushes null where no push service is configured
 */
export const scheduledJobs = (
	deps: PaymentDeps,
	sendPushes: (() => Promise<void>) | null,
): Job[] => [
	...(sendPushes ? [{ name: 'send-pushes', cron: EVERY_MINUTE, run: sendPushes }] : []),
	{ name: 'reconcile-orders', cron: EVERY_MINUTE, run: () => reconcile(deps) },
	{ name: 'send-refunds', cron: EVERY_MINUTE, run: () => sendRefunds(deps) },
	{ name: 'send-call-backs', cron: EVERY_MINUTE, run: () => sendCallBacks(deps) },
	{ name: 'send-reminders', cron: EVERY_MINUTE, run: () => sendReminders(deps) },
	{ name: 'tell-session-changes', cron: EVERY_MINUTE, run: () => sendSessionNotices(deps) },
	{ name: 'send-meet-rooms', cron: EVERY_HOUR, run: () => sendRooms(deps) },
	{ name: 'count-attendance', cron: EVERY_MINUTE, run: () => countAttendance(deps) },
	{ name: 'apply-prices', cron: EVERY_MINUTE, run: () => applyDuePrices(deps) },
	{ name: 'send-webhooks', cron: EVERY_MINUTE, run: () => sendWebhooks(deps) },
	{ name: 'publish-scheduled', cron: EVERY_MINUTE, run: () => publishDue(deps) },
	{ name: 'forget-uploads', cron: EVERY_NIGHT, run: () => forgetUploads(deps) },
	{ name: 'complete-learning', cron: EVERY_MINUTE, run: () => completeDue(deps) },
	{
		name: 'fold-teacher-years',
		cron: EVERY_MINUTE,
		run: () => foldTeacherYears(deps.db),
	},
	{ name: 'issue-invoices', cron: EVERY_HOUR, run: () => issueMissingInvoices(deps) },
	{ name: 'erase-accounts', cron: EVERY_MINUTE, run: () => eraseDue(deps, withdrawReview) },
	{
		name: 'forget-old-rows',
		cron: EVERY_HOUR,
		run: () => forgetOldRows(deps.db, deps.clock()),
	},
	{
		name: 'forget-journeys',
		cron: EVERY_NIGHT,
		run: () => forgetJourneys(deps.db, deps.clock()),
	},
]
