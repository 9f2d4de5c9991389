import { eq, inArray, like, or, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, QueryBuilder } from 'drizzle-orm/pg-core'
import { account } from '#server/people/account/account.tables.ts'
import { suspension } from '#server/people/account/suspension.tables.ts'
import { apiKey } from '#server/people/api-key/api-key.tables.ts'
import { auditEntry } from '#server/people/audit/audit.tables.ts'
import { eventRegistration } from '#server/people/event/event.tables.ts'
import { inboxOwner } from '#server/people/inbox/inbox.tables.ts'
import {
	mutedMail,
	mutedTopic,
	notification,
} from '#server/people/notification/notification.tables.ts'
import { pushMessage, pushToken } from '#server/people/push/push.tables.ts'
import { referral } from '#server/people/referral/referral.tables.ts'
import { savedView } from '#server/people/saved-view/saved-view.tables.ts'
import { recoveryCode, secondFactor } from '#server/people/second-factor/second-factor.tables.ts'
import { accessToken, loginLink, session } from '#server/people/session/session.tables.ts'
import { formSubmission } from '#server/people/site/form-submission.tables.ts'
import { webhookDelivery } from '#server/people/webhook/webhook.tables.ts'
import { idempotency } from '#server/platform/idempotency/idempotency.tables.ts'
import { mail } from '#server/platform/mail/mail.tables.ts'
import { storedFile, storedFilePart } from '#server/platform/storage/stored-file.tables.ts'
import { sandboxRecord } from '#server/sandbox/sandbox.tables.ts'
import { callBack } from '#server/school/call-back/call-back.tables.ts'
import { schoolRegistration } from '#server/school/school-registration/school-registration.tables.ts'
import {
	teacherImport,
	teacherInvitation,
} from '#server/school/teacher-invitation/teacher-invitation.tables.ts'
import { analyticsEvent } from '#server/web/analytics/analytics.tables.ts'
import { activityPoint } from '#server/web/share/share.tables.ts'
import { type Person, personal } from './personal.store.ts'

const either = (first: SQL, second: SQL): SQL => or(first, second)!
const holds = (column: AnyPgColumn, word: string): SQL =>
	sql`strpos(lower(${column}::text), ${word}) > 0`
const sessions = (who: Person) =>
	new QueryBuilder().select({ id: session.id }).from(session).where(eq(session.accountId, who.id))

const devices = (who: Person) =>
	new QueryBuilder()
		.select({ token: pushToken.token })
		.from(pushToken)
		.where(eq(pushToken.accountId, who.id))

/** A call-back request sent with this address before signing in. */
const isCallBackOfVisitor = (who: Person): SQL =>
	sql`(${callBack.accountId} is null and lower(${callBack.email}) = ${who.email})`

/** A form submitted with this address before signing in. */
const isOfVisitor = (who: Person): SQL =>
	sql`(${formSubmission.accountId} is null and lower(${formSubmission.data}->>'email') = ${who.email})`

/**
 * Who somebody is, what they handed in, and what is on its way to them (PRI-01), in the order in
 * which it is deleted; the account comes last.
 */
export const accountData = [
	personal(pushMessage, (who) => inArray(pushMessage.token, devices(who)), {
		exported: [],
		hidden: ['id', 'token', 'body', 'route', 'createdAt', 'claimedAt'],
	}),
	personal(mutedTopic, mutedTopic.accountId, { exported: ['accountId', 'topic'], hidden: [] }),
	personal(mutedMail, mutedMail.accountId, { exported: ['accountId', 'topic'], hidden: [] }),
	personal(pushToken, pushToken.accountId, {
		exported: ['accountId', 'seenAt'],
		hidden: ['token', 'sessionId'],
	}),
	personal(
		accessToken,
		(who) =>
			either(eq(accessToken.accountId, who.id), inArray(accessToken.sessionId, sessions(who))),
		{
			exported: [],
			hidden: ['tokenHash', 'sessionId', 'accountId', 'isView', 'expiresAt'],
		},
	),
	personal(session, session.accountId, {
		exported: ['accountId', 'createdAt', 'expiresAt', 'endedAt', 'device', 'isView'],
		hidden: [
			'id',
			'familyHash',
			'refreshHash',
			'previousHash',
			'rotatedAt',
			'confirmedAt',
			'verifiedUntil',
		],
	}),
	personal(webhookDelivery, webhookDelivery.accountId, {
		exported: ['id', 'type', 'accountId', 'data', 'createdAt'],
		hidden: ['webhookId', 'status', 'tries', 'nextAt', 'answered', 'fault'],
	}),
	personal(suspension, suspension.accountId, {
		exported: ['accountId', 'reason', 'suspendedAt'],
		hidden: [],
	}),
	personal(apiKey, apiKey.accountId, {
		exported: ['id', 'accountId', 'name', 'scopes', 'createdAt', 'expiresAt', 'usedAt'],
		hidden: ['start', 'keyHash'],
	}),
	personal(savedView, savedView.accountId, {
		exported: ['id', 'accountId', 'list', 'name', 'search', 'savedAt'],
		hidden: [],
	}),
	personal(inboxOwner, inboxOwner.accountId, {
		exported: ['kind', 'subjectId', 'accountId', 'takenAt'],
		hidden: [],
	}),
	personal(recoveryCode, recoveryCode.accountId, {
		exported: [],
		hidden: ['id', 'accountId', 'codeHash', 'usedAt'],
	}),
	personal(secondFactor, secondFactor.accountId, {
		exported: ['accountId', 'createdAt'],
		hidden: ['secret', 'pendingSecret', 'usedStep'],
	}),
	personal(loginLink, (who) => eq(loginLink.email, who.email), {
		exported: [],
		hidden: [
			...(['id', 'tokenHash', 'purpose', 'email', 'returnTo', 'invite', 'isView'] as const),
			...(['createdAt', 'expiresAt', 'usedAt'] as const),
		],
	}),
	personal(
		formSubmission,
		(who) => either(eq(formSubmission.accountId, who.id), isOfVisitor(who)),
		{
			exported: ['id', 'kind', 'accountId', 'data', 'createdAt'],
			hidden: [],
		},
	),
	personal(callBack, (who) => either(eq(callBack.accountId, who.id), isCallBackOfVisitor(who)), {
		exported: [
			...([
				'id',
				'accountId',
				'fullName',
				'schoolName',
				'email',
				'mobile',
				'preferredDay',
			] as const),
			...(['preferredTime', 'purpose', 'currentUrl', 'timestamp', 'state', 'note'] as const),
			...(['createdAt', 'updatedAt'] as const),
		],
		hidden: ['ownerId', 'version', 'sheetKey'],
	}),
	personal(schoolRegistration, (who) => eq(schoolRegistration.accountId, who.id), {
		exported: [
			...(['id', 'accountId', 'name', 'email', 'phone', 'city', 'position', 'note'] as const),
			...(['status', 'reason', 'schoolId', 'createdAt', 'decidedAt'] as const),
		],
		hidden: [],
	}),
	personal(
		eventRegistration,
		(who) =>
			either(eq(eventRegistration.accountId, who.id), eq(eventRegistration.email, who.email)),
		{
			exported: [
				'id',
				'event',
				'email',
				'accountId',
				'name',
				'country',
				'school',
				'referralCode',
				'invitationCode',
				'createdAt',
				'roomsMailedAt',
			],
			hidden: [],
		},
	),
	personal(teacherInvitation, (who) => eq(teacherInvitation.email, who.email), {
		exported: [
			...(['id', 'schoolId', 'email', 'name', 'createdAt', 'sentAt', 'expiresAt'] as const),
			...(['status', 'acceptedAt', 'revokedAt'] as const),
		],
		hidden: ['tokenHash', 'importId'],
	}),
	personal(teacherImport, teacherImport.accountId, {
		exported: ['id', 'schoolId', 'accountId', 'fileName', 'rowCount', 'createdAt', 'undoneAt'],
		hidden: [],
	}),
	personal(referral, referral.accountId, {
		exported: ['id', 'accountId', 'kind', 'subject', 'createdAt'],
		hidden: ['referrer'],
	}),
	personal(analyticsEvent, analyticsEvent.accountId, {
		exported: ['id', 'accountId', 'name', 'properties', 'happenedAt', 'createdAt'],
		hidden: [],
	}),
	personal(activityPoint, activityPoint.accountId, {
		exported: ['accountId', 'activity', 'subjectId', 'day', 'points', 'createdAt'],
		hidden: [],
	}),
	personal(notification, notification.accountId, {
		exported: ['id', 'accountId', 'readAt', 'createdAt'],
		hidden: ['message', 'kind', 'parameters', 'route', 'taskId'],
	}),
	personal(idempotency, (who) => eq(idempotency.owner, who.id), {
		exported: [],
		hidden: ['owner', 'key', 'requestHash', 'claim', 'leaseUntil', 'status', 'body', 'createdAt'],
	}),
	personal(mail, (who) => either(eq(mail.to, who.email), holds(mail.text, `<${who.email}>`)), {
		exported: [],
		hidden: ['id', 'to', 'subject', 'text', 'html', 'links', 'files', 'createdAt'],
	}),
	personal(sandboxRecord, (who) => holds(sandboxRecord.body, who.email), {
		exported: [],
		hidden: ['id', 'kind', 'parentId', 'body', 'createdAt'],
	}),
	personal(storedFilePart, (who) => like(storedFilePart.key, `${who.id}/%`), {
		exported: [],
		hidden: ['key', 'position', 'content'],
	}),
	personal(storedFile, (who) => like(storedFile.key, `${who.id}/%`), {
		exported: [],
		hidden: ['key', 'contentType', 'content', 'bytes', 'createdAt'],
	}),
	// A changed entry breaks the hashes; entries hold no words about people (decision 0047).
	personal(auditEntry, auditEntry.actorId, {
		exported: ['at', 'operation', 'subjectKind'],
		hidden: [
			...(['id', 'position', 'actorId', 'subjectId', 'before', 'after'] as const),
			...(['previousHash', 'hash'] as const),
		],
		erasure: { kept: 'proof', blank: {} },
	}),
	personal(account, account.id, {
		exported: [
			...([
				'id',
				'email',
				'displayName',
				'isNameMadeUp',
				'phone',
				'country',
				'avatarUrl',
				'roles',
			] as const),
			...([
				'points',
				'schoolId',
				'joinedSchoolAt',
				'wizardCompleted',
				'language',
				'createdAt',
			] as const),
		],
		hidden: ['demoNote'],
		erasure: {
			kept: 'accounts',
			blank: {
				email: sql`'erased-' || gen_random_uuid() || '@nobody.invalid'`,
				...{ displayName: '', phone: null, country: 'IN', avatarUrl: null },
				...{ roles: [], points: 0, schoolId: null, joinedSchoolAt: null, wizardCompleted: false },
				...{ language: 'en', demoNote: null },
			},
		},
	}),
]
