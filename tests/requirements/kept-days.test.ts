import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { retention } from '#server/people/privacy/retention.store.ts'

test('PRI-02 the privacy policy says what is really kept for how long', () => {
	const policy = readFileSync('src/features/web/text-page/texts/en/privacy-policy.md', 'utf8')
	const days = (rows: string) => retention.find((period) => period.rows === rows)!.days
	expect({
		form_submission: days('form_submission'),
		call_back: days('call_back'),
		event_registration: days('event_registration'),
		activity_point: days('activity_point'),
		notification: days('notification'),
		login_link: days('login_link'),
		session: days('session'),
		push_token: days('push_token'),
		analytics_event: days('analytics_event'),
		visitors: days('quiz_attempt of visitors'),
		recent_view: days('recent_view'),
		event_invitation: days('event_invitation'),
		teacher_invitation: days('teacher_invitation'),
		teacher_import: days('teacher_import'),
	}).toEqual({
		form_submission: 2 * 365,
		call_back: 2 * 365,
		event_registration: 2 * 365,
		activity_point: 365,
		notification: 365,
		login_link: 1,
		session: 7,
		push_token: 270,
		analytics_event: 395,
		visitors: 90,
		recent_view: 180,
		event_invitation: 90,
		teacher_invitation: 90,
		teacher_import: 365,
	})
	for (const words of [
		'forms and messages to us | to answer you | 2 years',
		'Registrations for events | to let you in, and to count referrals | 2 years',
		'the list of shares 1 year',
		'so that you can read them later | 1 year',
		'valid for 10 minutes, deleted a day later',
		'30 days, deleted 7 days later',
		'270 days at most',
		'kept for 395 days',
		'to improve quizzes | 90 days',
		'to show them to you again | 180 days',
		'90 days after it ends; the list that a school imported 1 year',
	])
		expect(policy).toContain(words)
})
