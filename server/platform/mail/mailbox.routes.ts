import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { escapeHtml } from '#server/platform/rendering/html.ts'
import { findFile, findHtml, listMail } from './mailbox.store.ts'
import type { MailKind } from './mailer.ts'

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

const linked = (text: string) =>
	escapeHtml(text).replace(/https?:\/\/[^\s]+/g, (url) => `<a href="${url}">${url}</a>`)

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:42rem;margin:0 auto;padding:1.5rem;background:#faf7f1;color:#18233a}
article{background:#fff;border:1px solid #e2dccf;border-radius:12px;padding:1rem 1.25rem;margin:1rem 0}
h1{font-size:1.5rem;margin:0}h2{font-size:1.1rem;margin:0}p{margin:.25rem 0;color:#4a556d}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:.75rem 0 0}a{color:#0b6470}p a{display:inline-block;min-height:24px}`

const attached = ({ id, files }: { id: string; files: string[] }) =>
	files.map((name, i) => `<p><a href="/dev/mail/${id}/${i}">${escapeHtml(name)}</a></p>`).join('')

const page = (
	to: string | undefined,
	mails: Awaited<ReturnType<typeof listMail>>,
) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Mailbox · Vidya</title><link rel="stylesheet" href="/dev/mail.css"></head><body><main>
<h1>Mailbox</h1><p>Mail ${to ? `to ${escapeHtml(to)}` : 'to everyone'}, newest first. This page exists only while no mail server is configured.</p>
${mails.map((mail) => `<article><h2>${escapeHtml(mail.subject)}</h2><p>To ${escapeHtml(mail.to)}</p><pre>${linked(mail.text)}</pre><p><a href="/dev/mail/${mail.id}/html">As HTML</a></p>${attached(mail)}</article>`).join('') || '<article><p>No mail yet. Ask for a login link, then reload this page.</p></article>'}
</main></body></html>`

/** Mails have their style in attributes, as mail programs want it. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'"

const catalogue = (kinds: readonly MailKind[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Mails · Vidya</title><link rel="stylesheet" href="/dev/mail.css"></head><body><main>
<h1>Mails</h1><p>Every mail with samples. This page exists only while no mail server is configured.</p>
${kinds
	.map(({ name, en, hi }) => {
		const link = (language: string, label: string) =>
			`<a href="/dev/mail/preview/${language}/${name}">${label}</a>`
		const hindi = hi ? ` · ${link('hi', 'हिन्दी')}` : ''
		return `<article><h2>${escapeHtml(en.subject)}</h2><p>${name}: ${link('en', 'English')}${hindi}</p></article>`
	})
	.join('')}
</main></body></html>`

/** The embedded mailbox at /dev/mail and /dev/mail.json?to=ADDRESS. */
export const mailboxRoutes = (deps: Deps) => async (app: FastifyInstance) => {
	const addressOf = (query: unknown) => {
		const to = (query as { to?: unknown }).to
		return typeof to === 'string' && to !== '' && !to.includes('\0') ? to : undefined
	}
	app.get('/dev/mail.css', (_, reply) => reply.type('text/css; charset=utf-8').send(style))
	app.get('/dev/mail', async (request, reply) => {
		const to = addressOf(request.query)
		return reply.type('text/html; charset=utf-8').send(page(to, await listMail(deps.db, to)))
	})
	app.get<{ Params: { id: string; place: string } }>(
		`/dev/mail/:id(${uuid})/:place(\\d{1,2})`,
		async (request, reply) => {
			const file = await findFile(deps.db, request.params.id, Number(request.params.place))
			if (!file) throw new Problem(404, 'not-found')
			return reply
				.type(file.contentType)
				.header('content-disposition', `attachment; filename="${file.filename}"`)
				.send(file.content)
		},
	)
	const sendMail = (reply: FastifyReply, html: string) =>
		reply.type('text/html; charset=utf-8').header('content-security-policy', mailPolicy).send(html)
	app.get<{ Params: { id: string } }>(`/dev/mail/:id(${uuid})/html`, async (request, reply) => {
		const html = await findHtml(deps.db, request.params.id)
		if (!html) throw new Problem(404, 'not-found')
		return sendMail(reply, html)
	})
	app.get('/dev/mail/preview', async (_, reply) =>
		reply.type('text/html; charset=utf-8').send(catalogue(deps.mails.kinds)),
	)
	app.get<{ Params: { language: 'en' | 'hi'; name: string } }>(
		'/dev/mail/preview/:language(en|hi)/:name',
		async (request, reply) => {
			const { language, name } = request.params
			const kind = deps.mails.kinds.find((one) => one.name === name)
			if (!kind?.[language]) throw new Problem(404, 'not-found')
			const mail = { to: '', kind: name, language, values: kind.values }
			return sendMail(reply, deps.mails.compose(mail).html)
		},
	)
	app.get('/dev/mail.json', async (request) => listMail(deps.db, addressOf(request.query)))
}
