import type { FastifyReply, FastifyRequest } from 'fastify'
import { accountOfEmail } from '#server/account/account.store.ts'
import type { Handlers } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts'
import { drainOutbox } from '#server/platform/mail/outbox.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { loginMail } from '#server/session/login-mail.ts'
import * as store from '#server/session/session.store.ts'
import {
  ACCESS_TOKEN_MS,
  emailHint,
  LOGIN_LINK_MS,
  SESSION_MS,
  safeReturnTo,
} from '#server/session/token.rules.ts'

const COOKIE = 'vidya_refresh'
/** Tells the page that asking for a token is worth it; holds no secret, so that scripts may read it. */
const MARK = 'vidya_here'

/** SES-01: login links by mail, opaque bearer tokens, refresh by an HttpOnly cookie. */
export const sessionHandlers = (deps: Deps): Handlers => {
  const cookie = {
    path: '/v1/session',
    httpOnly: true,
    sameSite: 'strict',
    secure: deps.config.publicUrl.startsWith('https:'),
  } as const

  const mark = { ...cookie, path: '/', httpOnly: false }

  const keep = (reply: FastifyReply, refresh: string) => {
    const maxAge = SESSION_MS / 1000
    reply
      .setCookie(COOKIE, refresh, { ...cookie, maxAge })
      .setCookie(MARK, '1', { ...mark, maxAge })
  }

  const forget = (reply: FastifyReply) => {
    reply.clearCookie(COOKIE, cookie).clearCookie(MARK, mark)
  }

  const refreshOf = (request: FastifyRequest) => request.cookies[COOKIE]

  /** @throws Problem link-foreign, link-used or link-expired */
  const usable = async (token: string) => {
    const link = await store.findLoginLink(deps.db, token)
    if (!link) throw new Problem(404, 'link-foreign')
    if (link.usedAt) throw new Problem(410, 'link-used')
    if (link.expiresAt <= deps.clock()) throw new Problem(410, 'link-expired')
    return link
  }

  return {
    requestLoginLink: async ({ body }) => {
      const { email, return_to, ...rest } = body
      const address = email.trim().toLowerCase()
      const since = new Date(deps.clock().getTime() - LOGIN_LINK_MS)
      if ((await store.countLoginLinks(deps.db, address, since)) >= deps.config.LOGIN_LINK_LIMIT)
        throw new Problem(429, 'too-many-requests')
      await deps.db.transaction(async (tx) => {
        const token = await store.createLoginLink(tx, {
          email: address,
          returnTo: safeReturnTo(return_to),
          invite: Object.fromEntries(Object.entries(rest).map(([k, v]) => [k, String(v)])),
          now: deps.clock(),
        })
        await enqueueMail(
          tx,
          loginMail(address, `${deps.config.publicUrl}/login/link?token=${token}`),
          deps.clock(),
        )
      })
      await drainOutbox(deps)
      return {
        sent: true,
        mailbox_url: deps.mailer.isEmbedded ? `/dev/mail?to=${encodeURIComponent(address)}` : null,
      }
    },

    showLoginLink: async ({ params }) => {
      const link = await usable(params.token)
      return { email_hint: emailHint(link.email), return_to: link.returnTo }
    },

    consumeLoginLink: async ({ params, reply }) => {
      await usable(params.token)
      const now = deps.clock()
      const opened = await deps.db.transaction(async (tx) => {
        const link = await store.useLoginLink(tx, params.token, now)
        if (!link) return undefined
        const account = await accountOfEmail(tx, link.email, now)
        const session = await store.openSession(tx, account.id, now)
        return { link, session, token: await store.issueAccessToken(tx, session, now) }
      })
      if (!opened) throw new Problem(410, 'link-used')
      keep(reply, opened.session.refresh)
      return {
        access_token: opened.token,
        expires_in: ACCESS_TOKEN_MS / 1000,
        return_to: opened.link.returnTo,
      }
    },

    refreshSession: async ({ request, reply }) => {
      const refresh = refreshOf(request)
      const now = deps.clock()
      const session = refresh && (await store.rotateSession(deps.db, refresh, now))
      if (!session) {
        forget(reply)
        throw new Problem(401, 'session-expired')
      }
      if (session.refresh) keep(reply, session.refresh)
      const { sessionId, accountId } = session
      const token = await store.issueAccessToken(deps.db, { sessionId, accountId }, now)
      return { access_token: token, expires_in: ACCESS_TOKEN_MS / 1000 }
    },

    endSession: async ({ request, reply }) => {
      const refresh = refreshOf(request)
      if (refresh) await store.endSession(deps.db, refresh, deps.clock())
      forget(reply)
      return undefined
    },
  }
}
