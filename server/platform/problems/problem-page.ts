import type { FastifyRequest } from 'fastify'
import { plainPage } from './plain-page.ts'

const page = (sentence: string, head = '') => plainPage({ text: `<p>${sentence}</p>`, head })

/** The page asks again by itself; people who all come back later come back spread. */
const again = '<meta http-equiv="refresh" content="10">'

/** Pages for a browser if no page could be rendered; each says what to do. */
export const problemPages = {
	busy: page(
		'Many people are here right now. This page tries again in 10 seconds, or you can <a href="">try again</a> now. Nothing you did is lost.',
		again,
	),
	tooMany: page(
		'You opened many pages in a short time. Please wait a minute and <a href="">try again</a>.',
	),
	unbuilt: page('The site is not built: run npm start.'),
	failed: page('This did not work. Nothing you did is lost. <a href="/">Please try again.</a>'),
	closed: page(
		'This link is over, or it is for somebody else. Go back to the page that you had it from and sign in there, or <a href="/">go to the start page</a>.',
	),
	missing: page('There is nothing at this address. <a href="/">Go to the start page.</a>'),
	badAddress: page('This address cannot be read. <a href="/">Go to the start page.</a>'),
}

/** The media type of these pages. */
export const HTML = 'text/html; charset=utf-8'

/** Returns true if a person waits for the answer in a browser, and not a program. */
export const wantsPage = ({ method, headers, url }: FastifyRequest): boolean =>
	['GET', 'HEAD'].includes(method) &&
	!url.startsWith('/v1/') &&
	(headers.accept ?? '').includes('text/html')
