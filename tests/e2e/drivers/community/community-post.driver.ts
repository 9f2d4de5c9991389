import { deflateSync } from 'node:zlib'
import { expect, type Page, type Route } from '@playwright/test'
import { type Driver, situationOf } from '../../support/driver.ts'
import { arrive } from '../../support/journeys/sign-in.ts'
import { refuse } from '../refuse.ts'

const TEXT = 'A rope as a number line'
const box = (page: Page) => page.getByRole('textbox', { name: 'Write a post' })
const form = (page: Page) => page.locator('form').filter({ has: box(page) })
const removal = (page: Page) => form(page).getByRole('button', { name: 'Remove picture 1' })
const posted = (page: Page) => page.getByText('Posted.', { exact: true })

const chunk = (type: string, data: Buffer): Buffer => {
	const body = Buffer.concat([Buffer.from(type), data])
	let crc = ~0
	for (const byte of body) {
		crc ^= byte
		for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
	}
	const frame = Buffer.alloc(8)
	frame.writeUInt32BE(data.length)
	frame.writeUInt32BE(~crc >>> 0, 4)
	return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A PNG of one grey pixel. */
const png = Buffer.concat([
	Buffer.from('89504e470d0a1a0a', 'hex'),
	chunk('IHDR', Buffer.from('00000001000000010800000000', 'hex')),
	chunk('IDAT', deflateSync(Buffer.from([0, 128]))),
	chunk('IEND', Buffer.alloc(0)),
])

const words: Record<string, string> = {
	empty: 'Write something first.',
	tooLong: 'This is too long: 5001 of at most 5000 characters.',
	tooMany: 'You have written a lot in this hour. Your text is kept; please try again later.',
	gone: 'This could not be posted: the post, the group or a picture is not there any more. Your text is kept.',
	unavailable:
		'This was not posted: the server did not answer. Your text is kept; please try again.',
	pictureRefused: 'Please choose a .jpg, .jpeg or .png picture of at most 5 MB.',
	pictureFailed: 'The picture was not sent: the server did not answer. Please choose it again.',
	undoFailed: 'This was not taken back: the server did not answer. Please try again.',
}

const lost = (route: Route) => route.abort()
const through = (route: Route) => route.continue()

/** Returns the typed text for the model's shorter one. */
const typedOf = (text: string) => (text.startsWith('xxx') ? 'x'.repeat(5001) : text)

/**
 * Where the driver makes each gesture: once per situation, because the others differ only in
 * earlier input.
 */
const places: Record<string, (situation: Record<string, unknown>) => boolean> = {
	'text.changed cleared': ({ text, problem }) => text === 'Kept since yesterday' && !problem,
	'text.changed overlong': ({ problem }) => problem === 'empty',
	'text.changed': ({ problem }) => problem === 'tooLong',
	'picture.chosen': ({ text, pictures, problem }) =>
		text === TEXT && pictures === '0 of 1' && (!problem || String(problem).startsWith('picture')),
	'picture.removed': ({ pictures, problem }) => pictures === '1 of 1' && !problem,
	'post.submitted': ({ text, pictures, problem }) =>
		pictures === '0 of 1' &&
		text !== 'Kept since yesterday' &&
		(!problem || ['tooMany', 'gone', 'unavailable'].includes(String(problem))),
	'post.undone': () => true,
}

/** A person who stays signed in and begins with a draft that was kept. */
const drives: Driver['drives'] = ({ kind, from, label }) => {
	if (kind === 'start') return label === 'kept'
	if (kind === 'outcome') return label !== 'writePost signedOut'
	if (kind === 'delay' || from.startsWith('keepingPicture')) return false
	return places[label]?.(situationOf(from).context) ?? false
}

/** Writing a post (NAV-06). */
export const communityPostDriver: Driver = {
	noun: 'community-post',
	maxSteps: 40,
	drives,
	start: async (page, label) => {
		await arrive(page)
		await page.goto('/community')
		if (label !== 'kept') return
		await box(page).fill('Kept since yesterday')
		await page.reload()
	},
	events: {
		'text.changed': (page) => box(page).fill(TEXT),
		'text.changed cleared': (page) => box(page).fill(' '),
		'text.changed overlong': (page) => box(page).fill(typedOf('xxx')),
		'picture.chosen': (page) =>
			form(page)
				.locator('input[type=file]')
				.setInputFiles({ name: 'rope.png', mimeType: 'image/png', buffer: png }),
		'picture.removed': (page) => removal(page).click(),
		'post.submitted': (page) =>
			form(page).getByRole('button', { name: 'Post', exact: true }).click(),
		'post.undone': (page) => page.getByRole('button', { name: 'Undo' }).click(),
	},
	calls: {
		keepPicture: {
			url: /\/v1\/community\/pictures$/,
			answers: { kept: through, refused: refuse(415, 'file-type-refused'), unreachable: lost },
		},
		writePost: {
			url: /\/v1\/community\/posts$/,
			holds: (_, request) => request.method() === 'POST',
			answers: {
				written: through,
				tooMany: refuse(429, 'too-many-requests'),
				gone: refuse(404, 'not-found'),
				unreachable: lost,
			},
		},
		withdrawPost: {
			url: /\/v1\/community\/posts\/[^/]+$/,
			holds: (_, request) => request.method() === 'DELETE',
			answers: { withdrawn: through, unreachable: lost },
		},
	},
	sees: async (page, { state, tags, context }) => {
		await expect(box(page)).toHaveValue(typedOf(String(context.text)))
		await expect(removal(page)).toHaveCount(String(context.pictures).startsWith('1') ? 1 : 0)
		await expect(posted(page)).toHaveCount(tags.includes('#undoable') ? 1 : 0)
		const problem = context.problem as string | null
		if (problem) await expect(form(page)).toContainText(words[problem]!)
		else for (const word of Object.values(words)) await expect(form(page)).not.toContainText(word)
		if (state === 'posting')
			await expect(form(page).getByRole('button', { name: 'Posting …' })).toBeVisible()
	},
}
