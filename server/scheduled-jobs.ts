import { applyDuePrices } from './catalogue/resource/price-change.service.ts'
import { withdrawReview } from './catalogue/review/review.service.ts'
import { publishDue } from './learning/draft/move-draft.service.ts'
import { completeDue } from './learning/learning/complete.service.ts'
import { remindOfDue } from './learning/learning/remind-of-due.service.ts'
import { forgetUploads } from './learning/media/media.service.ts'
import { countAttendance } from './learning/registration/attendance.service.ts'
import { sendReminders } from './learning/registration/reminder.service.ts'
import { sendSessionNotices } from './learning/registration/session-notice.service.ts'
import { sendRooms } from './people/event/meet-rooms.service.ts'
import { eraseDue } from './people/privacy/erase-due.service.ts'
import { forgetOldRows } from './people/privacy/retention.store.ts'
import { foldTeacherYears } from './people/school/fold-teacher-years.service.ts'
import { sendWebhooks } from './people/webhook/send-webhooks.service.ts'
import type { Job } from './platform/jobs/jobs.ts'
import type { PaymentDeps } from './platform/payment/gateway.ts'
import { sendCallBacks } from './school/call-back/send-call-backs.service.ts'
import { sendReports } from './school/school-usage/send-reports.service.ts'
import { issueMissingInvoices } from './shop/invoice/invoice.service.ts'
import { reconcile } from './shop/order/reconcile.service.ts'
import { sendRefunds } from './shop/refund/refund.service.ts'
import { remindOfEnd } from './shop/subscription/remind-of-end.service.ts'
import { forgetJourneys } from './web/journey/journey.service.ts'

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
	{ name: 'send-school-reports', cron: EVERY_HOUR, run: () => sendReports(deps) },
	{ name: 'remind-of-courses', cron: EVERY_HOUR, run: () => remindOfDue(deps) },
	{ name: 'remind-of-plans', cron: EVERY_HOUR, run: () => remindOfEnd(deps) },
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
