import {
	accountOfEmail,
	findLanguage,
	findSuspension,
	findSuspensionOfEmail,
	rememberLanguage,
} from '#server/people/account/account.service.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import { registerForProgramme } from '#server/people/event/event.service.ts'
import type { Caller } from '#server/platform/contract/inside-calls.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { takeTry } from '#server/platform/limits/limit.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { issueAccessToken } from './access-token.store.ts'
import { deviceOf } from './device.rules.ts'
import { secretQuery, splitSecret } from './invite-secret.rules.ts'
import * as links from './login-link.store.ts'
import { loginMail } from './login-mail.ts'
import * as sessions from './session.store.ts'
import { suspensionMail } from './suspension-mail.ts'
import { LOGIN_LINK_MS, readRefreshToken, safeReturnTo } from './token.rules.ts'

export {
	endVerifications,
	findVerifiedUntil,
	verifySession,
} from './session.store.ts'
export { sessionCookies } from './session-cookies.ts'
export { suspensionMail } from './suspension-mail.ts'
export { emailHint } from './token.rules.ts'

/** Name of a session with which support looks at an account, in the list of sessions. */
const VIEWER = 'Support'

/** Number of people at one network address (a school) whose login-link limits add up. */
const PEOPLE_PER_PLACE = 40

/**
 * Number of client addresses whose login-link limits add up for one e-mail address. It limits mail
 * floods; blocking somebody's sign-in would take this many networks.
 */
const PLACES_PER_ADDRESS = 8

/**
 * A request for a login link. `invite` is stored with the link, `inviteSecret` is only in the
 * mailed link, `requester` is the network address.
 */
export type LinkRequest = {
	email: string
	returnTo: string | undefined
	invite: Record<string, string>
	inviteSecret: string | undefined
	requester: string
	/** In which pages are read now; undefined when it was never chosen. */
	language: 'en' | 'hi' | undefined
}

/**
 * SES-01: mails a login link; to the person of a suspended account the reason instead (28.11).
 * Tries are counted by requester and address, so that nobody uses up another's links, by requester,
 * and by address.
 * @returns the address in lower case
 * @throws Problem 429 too-many-requests
 */
export const mailLoginLink = async (deps: Deps, asked: LinkRequest): Promise<string> => {
	const email = asked.email.trim().toLowerCase()
	const windowMs = LOGIN_LINK_MS
	const max = deps.config.LOGIN_LINK_LIMIT
	const subject = `${asked.requester} ${email}`
	await takeTry(deps, { name: 'login-link', subject, max, windowMs })
	await takeTry(deps, {
		name: 'login-place',
		subject: asked.requester,
		max: max * PEOPLE_PER_PLACE,
		windowMs,
	})
	await takeTry(deps, {
		name: 'login-address',
		subject: email,
		max: max * PLACES_PER_ADDRESS,
		windowMs,
	})
	const now = deps.clock()
	const { returnTo, secret } = splitSecret({
		returnTo: safeReturnTo(asked.returnTo),
		secret: asked.inviteSecret,
	})
	await deps.db.transaction(async (tx) => {
		const suspended = await findSuspensionOfEmail(tx, email)
		if (suspended) {
			const mail = suspensionMail({ ...suspended, to: email, origin: deps.config.publicUrl })
			return deps.mails.enqueue(tx, mail, new Date(now.getTime() + LOGIN_LINK_MS))
		}
		const token = await links.createLoginLink(tx, {
			email,
			returnTo: safeReturnTo(returnTo),
			invite: asked.invite,
			now,
		})
		const link = `${deps.config.publicUrl}/login/link?token=${token}${secretQuery(secret)}`
		const language = asked.language ?? (await findLanguage(tx, { email }))
		const mail = loginMail(email, link, language)
		await deps.mails.enqueue(tx, mail, new Date(now.getTime() + LOGIN_LINK_MS))
	})
	await deps.mails.nudge()
	return email
}

/**
 * The link of a token that is still good.
 * @throws Problem 404 link-foreign, 410 link-used, 410 link-expired
 */
export const findUsableLink = async (deps: Deps, token: string): Promise<links.LoginLink> => {
	const link = await links.findLoginLink(deps.db, token)
	if (!link) throw new Problem(404, 'link-foreign')
	if (link.usedAt) throw new Problem(410, 'link-used')
	if (link.expiresAt <= deps.clock()) throw new Problem(410, 'link-expired')
	return link
}

/**
 * Opens a session for an account.
 * @param userAgent header of the request, for the list of sessions
 * @returns its refresh token and its first access token
 */
export const openSession = async (
	tx: Db,
	accountId: string,
	now: Date,
	{ userAgent, isView = false }: { userAgent: string; isView?: boolean },
) => {
	const device = isView ? VIEWER : deviceOf(userAgent)
	const session = await sessions.openSession(tx, accountId, now, { device, isView })
	return { refresh: session.refresh, accessToken: await issueAccessToken(tx, session, now) }
}

/**
 * Signs in by a link, and registers for the event that it was asked for on (NAV-11): exactly one
 * caller opens a session with it.
 * @param userAgent header of the request, for the list of sessions
 * @throws Problem 404 link-foreign, 410 link-used, 410 link-expired
 */
export const signInByLink = async (deps: Deps, token: string, userAgent = '') => {
	await findUsableLink(deps, token)
	const now = deps.clock()
	const opened = await deps.db.transaction(async (tx) => {
		const link = await links.useLoginLink(tx, token, now)
		if (!link) return undefined
		const account = await accountOfEmail(tx, link.email, now)
		if (await findSuspension(tx, account.id)) return undefined
		const { programme_country: country } = link.invite
		if (country) await registerForProgramme(tx, account, country, now)
		const { returnTo, invite, isView } = link
		const opened = await openSession(tx, account.id, now, { userAgent, isView })
		return { returnTo, invite, ...opened }
	})
	if (!opened) throw new Problem(410, 'link-used')
	return opened
}

/**
 * Ends the login links of an account's address and its sessions. The links go first: a sign-in that
 * has used one is waited for, and its session ends too.
 */
export const endAccess = async (
	tx: Db,
	{ accountId, email }: { accountId: string; email: string },
	now: Date,
): Promise<void> => {
	await links.forgetLinks(tx, email)
	await sessions.endSessionsOf(tx, accountId, now)
}

/**
 * Writes a link with which support looks at an account for half an hour, and changes nothing
 * (DSK-13). It is good once, as a mailed link is.
 * @returns its address
 */
export const createViewLink = async (
	tx: Db,
	{ email, origin }: { email: string; origin: string },
	now: Date,
): Promise<string> => {
	const link = { email, returnTo: '/', invite: {}, isView: true, now }
	return `${origin}/login/link?token=${await links.createLoginLink(tx, link)}`
}

/**
 * A new access token for a refresh token.
 * @param language in which pages are read now, for mails; undefined when it was never chosen. That
 * of support which looks at an account is not the person's.
 * @returns undefined when there is no live session; `refresh` is null when it stays as it is
 */
export const refreshSession = async (
	deps: Deps,
	text: string | undefined,
	language?: 'en' | 'hi',
) => {
	const token = readRefreshToken(text ?? '')
	const now = deps.clock()
	const session = token && (await sessions.rotateSession(deps.db, token, now))
	if (session && !session.isView && language)
		await rememberLanguage(deps.db, session.accountId, language)
	return (
		session && {
			refresh: session.refresh,
			accessToken: await issueAccessToken(deps.db, session, now),
		}
	)
}

/**
 * Returns the account of the cookie's refresh token, or null for a visitor. The token does not
 * rotate.
 */
export const findCaller = async (deps: Deps, text: string | undefined): Promise<Caller> => {
	const token = readRefreshToken(text ?? '')
	return (token && (await sessions.findCaller(deps.db, token, deps.clock()))) ?? null
}

/** SES-02: ends the sessions of the cookie and of the bearer token, where they were sent. */
export const signOut = async (
	deps: Deps,
	given: { refresh: string | undefined; sessionId: string | null },
): Promise<void> => {
	const token = readRefreshToken(given.refresh ?? '')
	if (token) await sessions.endFamily(deps.db, token, deps.clock())
	if (given.sessionId) await sessions.endSession(deps.db, given.sessionId, deps.clock())
}

/** Returns the live sessions of an account, newest first (DSK-02). */
export const listSessions = async (
	{ db, clock }: Deps,
	{ accountId, sessionId }: { accountId: string; sessionId: string | null },
) => {
	const rows = await sessions.findSessions(db, accountId, clock())
	return {
		data: rows.map(({ id, device, createdAt, rotatedAt }) => ({
			id,
			device,
			created_at: createdAt.toISOString(),
			used_at: (rotatedAt ?? createdAt).toISOString(),
			current: id === sessionId,
		})),
	}
}

/**
 * Ends a live session of an account and records the act (DSK-02).
 * @throws Problem 404 not-found
 */
export const endOwnSession = async (
	{ db, clock }: Deps,
	{ accountId, id }: { accountId: string; id: string },
): Promise<void> => {
	const now = clock()
	await db.transaction(async (tx) => {
		if (!(await sessions.endSessionOf(tx, { accountId, id }, now)))
			throw new Problem(404, 'not-found')
		const act = {
			actorId: accountId,
			operation: 'endOwnSession',
			subject: { kind: 'session', id },
			before: { live: true },
			after: { live: false },
		}
		await recordAct(tx, act, now)
	})
}
