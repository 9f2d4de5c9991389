import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { formerAddress } from '#server/catalogue/resource/former-address.tables.ts'
import { expectEvery } from '../../expect-every.ts'
import { expectOk } from '../support/expect-ok.ts'
import { addResource } from '../support/fixtures.ts'
import { openFileApp, openTestApp, type TestApp } from '../support/open-test-app.ts'
import { openStaff } from '../support/staff-people.ts'
import { cookieOf } from './page-cookie.ts'

const server = await openFileApp()

type Asked = { cookie?: string }

/** A page as somebody without scripts gets it. */
const page = async (url: string, { cookie }: Asked = {}, on: TestApp = server) => {
	const { statusCode, body, headers } = await on.app.inject({
		method: 'GET',
		url,
		headers: { ...(cookie && { cookie }) },
	})
	const content = (name: string) =>
		new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(body)?.[1]
	return {
		status: statusCode,
		headers,
		body,
		lang: /<html[^>]* lang="(\w+)"/.exec(body)?.[1],
		heading: /<h1[^>]*>([^<]*)<\/h1>/.exec(body)?.[1],
		title: /<title>([^<]*)<\/title>/.exec(body)?.[1],
		canonical: /rel="canonical" href="([^"]*)"/.exec(body)?.[1],
		data: [...body.matchAll(/ld\+json">(.*?)<\/script>/g)].map(([, json]) => JSON.parse(json!)),
		content,
	}
}

/** Adds a resource that is first on every list, whatever other tests have added. */
const addNewest = (some: Parameters<typeof addResource>[1]) =>
	addResource(server.db, { publishedAt: new Date('2026-11-01'), ...some })

test('CAT-02 a resource’s HTML carries its title, description, social meta and JSON-LD without a script', async () => {
	await addResource(server.db, {
		slug: 'fractions',
		slugtitle: 'fractions-with-rotis',
		title: 'Fractions with "rotis" & <paper>',
		summary: 'Teach halves and quarters with things from the kitchen.',
		price: 49_900,
		averageRating: 4.5,
		reviewCount: 12,
		cover: 'mathematics-self_paced',
	})
	const course = await page('/courses/fractions-with-rotis?utm=x')
	expect([course.status, course.title, course.canonical]).toEqual([
		200,
		'Fractions with &quot;rotis&quot; &amp; &lt;paper&gt; · Vidya',
		'http://vidya.test/courses/fractions-with-rotis',
	])
	expect(course.heading).toBe('Fractions with &quot;rotis&quot; &amp; &lt;paper&gt;')
	expect(course.content('og:description')).toBe(
		'Teach halves and quarters with things from the kitchen.',
	)
	expect(course.content('og:image')).toBe(
		'http://vidya.test/covers/mathematics-self_paced-960.webp',
	)
	expect(course.data).toMatchObject([
		{ '@type': 'Organization', name: 'Vidya' },
		{
			'@type': 'Course',
			name: 'Fractions with "rotis" & <paper>',
			offers: { price: '589.00', priceCurrency: 'INR' },
			aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
		},
		{
			'@type': 'BreadcrumbList',
			itemListElement: [
				{ position: 1, item: 'http://vidya.test/' },
				{ position: 2, item: 'http://vidya.test/courses' },
				{ position: 3, item: 'http://vidya.test/courses/fractions-with-rotis' },
			],
		},
	])
})

const publicPages: [path: string, heading: string][] = [
	['/aboutus', 'About us'],
	['/vidya-app', 'The Vidya app'],
	['/vidya-plus', 'Vidya Plus and other plans'],
	['/international-tpo', 'International teacher programme'],
	['/international-tpo/bangladesh', 'International teacher programme in Bangladesh'],
	['/international-tpo/egypt', 'International teacher programme in Egypt'],
	['/international-tpo/ethiopia', 'International teacher programme in Ethiopia'],
	['/international-tpo/ghana', 'International teacher programme in Ghana'],
	['/international-tpo/kenya', 'International teacher programme in Kenya'],
	['/international-tpo/nigeria', 'International teacher programme in Nigeria'],
	['/international-tpo/philippines', 'International teacher programme in the Philippines'],
	['/vidya-for-schools', 'Vidya for schools'],
	['/vidya-for-schools/teacher-certification', 'Teacher certification for schools'],
	['/vidya-for-schools/teacher-training', 'Teacher training for schools'],
	['/vidya-for-schools/teacher-recruitment', 'Teacher recruitment for schools'],
	['/vidya-for-schools/register', 'Register your school'],
	['/teach', 'Teach on Vidya'],
	['/tpo-2025', 'Teacher programme 2025 for schools'],
	['/channel-partner', 'Channel partners'],
	['/value-partner', 'Value partners'],
	['/gtm', 'Global teachers&#x27; meet'],
	['/mindmap', 'Mind map'],
	['/help', 'Help'],
	['/contact', 'Contact'],
	['/privacy', 'Your privacy choices'],
	['/terms-of-use', 'Terms of use'],
	['/privacy-policy', 'Privacy policy'],
	['/refund-policy', 'Refund rules'],
]

test.each([
	['/', 'Learn what your class needs next', 'Learning for teachers · Vidya'],
	['/learning', 'Learning resources', 'Learning · Vidya'],
	['/courses', 'Courses', 'Courses · Vidya'],
	['/bundle-products', 'Bundle Products', 'Bundle Products · Vidya'],
	['/quiz', 'Quizzes', 'Quizzes · Vidya'],
])(
	'CAT-02 %s is a page without a script: heading, title, description, canonical address',
	async (url, heading, title) => {
		const list = await page(url)
		expect([list.status, list.lang, list.heading, list.title]).toEqual([200, 'en', heading, title])
		expect(list.canonical).toBe(`http://vidya.test${url}`)
		expect(list.content('description')).toMatch(/teachers|Courses/)
		expect(list.content('og:title')).toBe(title)
	},
)

test.each(publicPages)(
	'NAV-09 NAV-11 PRI-02 %s is a page of its own without a script, in English and Hindi: heading, title, description, address, trail',
	async (url, heading) => {
		const text = await page(url)
		const { origin, pathname } = new URL(text.canonical!)
		expect([text.status, text.lang, text.heading, text.title]).toEqual([
			200,
			'en',
			heading,
			`${heading} · Vidya`,
		])
		expect([origin, pathname]).toEqual(['http://vidya.test', url])
		expect(text.content('description')!.length).toBeGreaterThan(60)
		const trail = text.data.find((one) => one['@type'] === 'BreadcrumbList').itemListElement
		expect(trail.at(-1)).toMatchObject({ item: `http://vidya.test${url}` })
		const hindi = await page(url, { cookie: 'PARAGLIDE_LOCALE=hi' })
		expect([hindi.status, hindi.lang]).toEqual([200, 'hi'])
		for (const words of [hindi.heading, hindi.title, hindi.content('description')])
			expect(words).toMatch(/^\p{Script=Devanagari}/u)
	},
)

test('NAV-11 NAV-12 a country without a page, and a text that is no page, answer 404', async () => {
	for (const url of [
		'/international-tpo/france',
		'/international-tpo/KENYA',
		'/help-me',
		'/contact.md',
	])
		expect([url, (await page(url)).status]).toEqual([url, 404])
})

test('NAV-09 PRI-02 the footer of every page links to help, contact, the grievance officer and all that is elsewhere', async () => {
	const own = await openTestApp({
		PLAY_STORE_URL: 'https://play.google.com/store/apps/details?id=vidya',
	})
	const footerOf = async (url: string) => {
		const { body } = await page(url, {}, own)
		const footer = /<footer[\s\S]*<\/footer>/.exec(body)![0]
		return [...footer.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, to]) => to)
	}
	expect(await footerOf('/learning')).toEqual([
		'/courses',
		'/bundle-products',
		'/quiz',
		'/community',
		'/mindmap',
		'/vidya-plus',
		'https://copilot.vidya.example',
		'/teach',
		'/vidya-for-schools',
		'/vidya-for-schools/teacher-certification',
		'/vidya-for-schools/teacher-training',
		'/vidya-for-schools/teacher-recruitment',
		'/vidya-for-schools/register',
		'/tpo-2025',
		'/channel-partner',
		'/value-partner',
		'/international-tpo',
		'/gtm',
		'/gtm?referral_code=VIDYA2025',
		'/jobs',
		'/help',
		'/contact',
		'/contact#grievance-officer',
		'/refund-policy',
		'/privacy',
		'/aboutus',
		'/vidya-app',
		'/registration-certificate',
		'/terms-of-use',
		'/privacy-policy',
		'https://www.instagram.com/vidya.example',
		'https://www.facebook.com/vidya.example',
		'https://www.youtube.com/@vidya.example',
		'https://www.linkedin.com/company/vidya-example',
		'https://play.google.com/store/apps/details?id=vidya',
	])
	for (const url of ['/', '/nothing', '/cart']) expect(await footerOf(url)).toContain('/contact')
	await own.close()
})

test('CAT-01 CAT-02 a list’s HTML holds the cards that its address asks for, in the language of the visitor', async () => {
	await addNewest({
		slug: 'kites',
		slugtitle: 'Kites',
		title: 'Geometry with kites',
		courseType: 'webinar',
	})
	await addNewest({ title: 'Fractions with beads' })
	const webinars = await page('/learning?type=webinar')
	expect(webinars.canonical).toBe('http://vidya.test/learning')
	expect(webinars.body).toContain('Geometry with kites')
	expect(webinars.body).not.toContain('Fractions with')
	expect((await page('/learning?type=certification&type=webinar')).body).toContain(
		'Geometry with kites',
	)
	const hindi = await page('/learning?type=webinar', { cookie: 'PARAGLIDE_LOCALE=hi' })
	expect([hindi.lang, hindi.title]).toEqual([
		'hi',
		expect.stringMatching(/^\p{Script=Devanagari}/u),
	])
	expect(hindi.body).toContain('Geometry with kites')
})

test('FND-03 the HTML of a list has in each item’s print the title that is its heading, and hides the print from who listens', async () => {
	const titles = ['Counting with shells', 'गिनती सीपियों से']
	for (const [place, title] of titles.entries()) {
		const slug = `shells-${place}`
		await addNewest({ slug, slugtitle: slug, title, cover: 'print' })
	}
	const { body } = await page('/learning')
	for (const title of titles) {
		const card = body.split('<article').find((one) => one.includes(`>${title}<`))
		const [print] = /<b [^>]*data-title="[^"]*"[^>]*>/.exec(card ?? '') ?? ['']
		expect([print.includes(`data-title="${title}"`), print.includes('aria-hidden="true"')]).toEqual(
			[true, true],
		)
	}
})

test('24.4 LNG-01 a page names the scripts of its language and none of the other', async () => {
	const scriptsOf = async (cookie?: string) =>
		new Set((await page('/learning', { cookie })).body.match(/\/assets\/[\w./~-]+\.js/g))
	const [english, hindi] = [await scriptsOf(), await scriptsOf('PARAGLIDE_LOCALE=hi')]
	expect(english.size).toBeGreaterThan(4)
	expect(hindi.size).toBe(english.size)
	// Packages say nothing in any language.
	expectEvery(
		[...english].filter((path) => hindi.has(path)),
		(path) => /vendor|runtime/.test(path),
	)
	const read = async (scripts: Set<string>) =>
		Promise.all([...scripts].map(async (url) => (await server.app.inject({ url })).body))
	expect((await read(english)).join('')).not.toContain('फिर कोशिश करें')
	expect((await read(hindi)).join('')).toContain('फिर कोशिश करें')
})

test('DSK-01 28.1 LNG-01 a shop of one language has pages and emails in it and offers no other', async () => {
	const shop = await openTestApp({ LOGIN_LINK_LIMIT: '1000' })
	const { desk } = await openStaff(shop, 'Owner Rao', ['owner'])
	const english = await page('/learning', {}, shop)
	expect([english.lang, english.content('languages')]).toEqual(['en', 'en hi'])
	expect(english.body).toContain('>हिन्दी<')
	const settings = { brand_name: 'Guruji', languages: 'hi' }
	expectOk(await desk('PUT', '/setup', { step: 'brand', settings, version: 0 }))
	const hindi = await page('/learning', { cookie: 'PARAGLIDE_LOCALE=en' }, shop)
	expect([hindi.lang, hindi.content('languages')]).toEqual(['hi', 'hi'])
	expect(hindi.body).not.toContain('>English<')
	await shop.signIn('asha@example.org')
	const [mail] = (await shop.app.inject('/dev/mail.json?to=asha@example.org')).json()
	expect(mail.subject).toMatch(/\p{Script=Devanagari}/u)
	await shop.close()
})

test('SES-01 pages rendered concurrently, in two languages, for a visitor and for an account, equal those rendered alone', async () => {
	await addResource(server.db, { courseType: 'webinar', title: 'Asked for at once' })
	const account = await cookieOf(server, 'at-once@example.org')
	const asked = ['', 'PARAGLIDE_LOCALE=hi', account, `${account}; PARAGLIDE_LOCALE=hi`].flatMap(
		(cookie) => ['/learning?type=webinar', '/'].map((url) => ({ url, cookie })),
	)
	const render = async ({ url, cookie }: (typeof asked)[number]) =>
		(await page(url, { cookie })).body.replaceAll(/:\d{13}\b/g, ':then')
	const alone: string[] = []
	for (const one of asked) alone.push(await render(one))
	expect(new Set(alone).size).toBe(asked.length)
	expect(await Promise.all(asked.map(render))).toEqual(alone)
})

test('NAV-03 NAV-04 an older address leads to the page of today', async () => {
	const older = await page('/profile/mylearning')
	expect([older.status, older.headers.location]).toEqual([307, '/profile/my-learning'])
	expect(older.headers.vary).toContain('cookie')
	const halves = { slug: 'halves', slugtitle: 'halves-with-chapatis' }
	const resourceId = await addResource(server.db, halves)
	const course = await page('/learning/halves')
	expect([course.status, course.headers.location]).toEqual([301, '/courses/halves-with-chapatis'])
	const former = { kind: 'slugtitle' as const, address: 'halves-with-rotis', resourceId }
	await server.db.insert(formerAddress).values(former)
	const moved = await page('/courses/halves-with-rotis')
	expect([moved.status, moved.headers.location]).toEqual([301, '/courses/halves-with-chapatis'])
})

test.each([
	['/community/moderation', '/desk/inbox?kind=report'],
	['/profile/live-sessions', '/desk/live-sessions'],
	['/profile/live-sessions/a%2Fb', '/desk/live-sessions/a%2Fb'],
	['/profile/verifications', '/desk/inbox?kind=verification'],
])('DSK-12 the team’s old page %s leads to the desk', async (from, to) => {
	const { status, headers } = await page(from)
	expect([status, headers.location]).toEqual([301, to])
})

test('NAV-04 NAV-12 an unknown slug or path answers 404 with a page, and private pages stay out of search engines', async () => {
	for (const url of ['/courses/nothing-here', '/nonsense', '/profile/nonsense', '/learning/%00']) {
		const missing = await page(url)
		expect([url, missing.status, missing.heading, missing.content('robots')]).toEqual([
			url,
			404,
			'This page does not exist',
			'noindex',
		])
	}
	expect((await page('/learning/%E0%A4%A')).status).toBe(400)
	const cart = await page('/cart')
	expect([cart.status, cart.content('robots')]).toEqual([200, 'noindex'])
})

test('OFF-01 the shell that browsers store is the frame of a page, for a visitor or an account, without a page in it', async () => {
	for (const [cookie, session] of [
		['', 'signedOut'],
		[await cookieOf(server, 'keeps-the-shell@example.org'), 'signedIn'],
	] as const) {
		const { status, headers, body } = await page('/offline-shell', { cookie })
		const [, opened] = /<html ([^>]*)>/.exec(body)!
		expect([status, headers['cache-control'], opened]).toEqual([
			200,
			expect.stringContaining(cookie ? 'private, no-store' : 'public'),
			expect.stringMatching(new RegExp(`data-session="${session}".*data-shell=""`)),
		])
		const main = /<main[^>]*>([\s\S]*?)<\/main>/.exec(body)![1]!
		expect(main).toContain('Loading')
		expect(body).not.toMatch(/<h1/)
	}
})

test('NAV-12 a page whose facts cannot be read says so, is no success and is not remembered', async () => {
	const kept = await openTestApp({ PUBLIC_PAGES: '10' })
	await kept.db.execute('alter table quiz rename to quiz_away')
	const failed = await page('/quiz', {}, kept)
	expect([failed.status, failed.headers['cache-control']]).toEqual([500, 'private, no-store'])
	expect(failed.body).toContain('This did not work')
	await kept.db.execute('alter table quiz_away rename to quiz')
	expect((await page('/quiz', {}, kept)).status).toBe(200)
	await kept.close()
})

test('NAV-12 a page that cannot be rendered says so, and whatever a request line names is answered with a page', async () => {
	const app = server.app
	for (const url of ['/learning?search=50%25'])
		expect([url, (await app.inject(url)).statusCode]).toEqual([url, 200])
	for (const url of [
		'/learning?page=%',
		'/learning?page=1',
		'/learning?page=-3x',
		'/learning?search=%00',
	]) {
		const { statusCode, headers } = await app.inject(url)
		expect([url, statusCode, headers.location]).toEqual([url, 307, '/learning'])
	}
	const during = server.deps.insideCalls.during
	server.deps.insideCalls.during = () => Promise.reject(new Error('no rendering'))
	const broken = await page('/courses')
	server.deps.insideCalls.during = during
	expect([broken.status, broken.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
	expect(broken.body).toContain('This did not work')
})

test('SES-01 HDR-10 an account’s page shows who is here and what is in the cart; no other visitor gets it', async () => {
	const kept = await openTestApp({ PUBLIC_PAGES: '10' })
	const id = await addResource(kept.db, { slug: 'owned', slugtitle: 'Owned', price: 10_000 })
	const cookie = await cookieOf(kept, 'rendered@example.org')
	const token = (
		(await kept.call('POST', '/v1/session/refresh', { headers: { cookie } })) as {
			body: { access_token: string }
		}
	).body.access_token
	await kept.call('POST', '/v1/cart/retail', { token, body: { product_id: id } })
	const own = await page('/learning', { cookie }, kept)
	expect(own.headers['cache-control']).toBe('private, no-store')
	expect(own.body).toContain('data-session="signedIn"')
	expect(own.body).toContain('Cart, 1 item')
	const forged = cookie.replace(/\.[\w-]{9}/, '.AAAAAAAAA')
	for (const stranger of [undefined, 'vidya_session=x.y', forged]) {
		const theirs = await page('/learning', stranger ? { cookie: stranger } : {}, kept)
		expect(theirs.headers['cache-control']).toMatch(/^public/)
		expect(theirs.body).toContain('data-session="signedOut"')
		expect(theirs.body).not.toContain('rendered@example.org')
	}
	await kept.close()
})

test('SES-01 rendering a page for an account leaves its refresh token good, and a session that ended is a visitor’s', async () => {
	const cookie = await cookieOf(server, 'stays@example.org')
	for (let i = 0; i < 3; i += 1)
		expect((await page('/', { cookie })).body).toContain('data-session="signedIn"')
	const refreshed = await server.call('POST', '/v1/session/refresh', { headers: { cookie } })
	expect(refreshed.status).toBe(200)
	const next = (refreshed.headers['set-cookie'] as string[])
		.map((one) => one.split(';')[0])
		.join('; ')
	await server.call('POST', '/v1/session/logout', { headers: { cookie: next } })
	expect((await page('/', { cookie: next })).body).toContain('data-session="signedOut"')
})

test('A1 no call of the network passes for one of a rendered page', async () => {
	for (const pass of ['', 'tests', '0b2f7d8e-4c1a-4b57-9a53-0c8f6f6b7a11']) {
		const answer = await server.call('GET', '/v1/user/info', { headers: { 'x-rendering': pass } })
		expect(answer.status).toBe(401)
	}
})

test('CAT-02 a visitor’s page is kept, known by its ETag, and rendered again when the catalogue changes', async () => {
	const kept = await openTestApp({ PUBLIC_PAGES: '10' })
	const first = await page('/learning', {}, kept)
	const again = await kept.app.inject({
		url: '/learning',
		headers: { 'if-none-match': String(first.headers.etag) },
	})
	expect([again.statusCode, again.body]).toEqual([304, ''])
	await addResource(kept.db, { slug: 'fresh', slugtitle: 'Fresh', title: 'Fresh from the press' })
	await expect
		.poll(async () => (await page('/learning', {}, kept)).body)
		.toContain('Fresh from the press')
	await kept.close()
})

test('NAV-12 an unknown call answers a problem, not a page', async () => {
	const answer = await server.call('GET', '/v1/nonsense')
	expect([answer.status, (answer.body as { code: string }).code]).toEqual([404, 'unknown-path'])
})

test('CAT-02 the sitemaps list every public page at its own address', async () => {
	const own = await openTestApp()
	await addResource(own.db, { slug: 'kites', slugtitle: 'Kites', courseType: 'webinar' })
	const other = { instructorName: 'डॉ. Asha D’Souza' }
	await addResource(own.db, { slug: 'rotis', slugtitle: 'fractions-with-rotis' })
	await addResource(own.db, {
		slug: 'live',
		slugtitle: 'Live',
		courseType: 'live_training',
		...other,
	})
	await addResource(own.db, { slug: 'pack', slugtitle: 'Pack', courseType: 'bundle' })
	const placesOf = async (url: string) => {
		const { body } = await own.app.inject({ method: 'GET', url })
		return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place)
	}
	expect(await placesOf('/sitemap.xml')).toEqual([
		'http://vidya.test/sitemap-1.xml',
		'http://vidya.test/sitemap-2.xml',
	])
	expect(await placesOf('/sitemap-1.xml')).toEqual([
		'http://vidya.test/',
		'http://vidya.test/learning',
		'http://vidya.test/courses',
		'http://vidya.test/bundle-products',
		'http://vidya.test/quiz',
		'http://vidya.test/jobs',
		'http://vidya.test/community',
		'http://vidya.test/community/group',
		...publicPages.map(([path]) => `http://vidya.test${path}`),
		'http://vidya.test/teachers/meera-iyer',
		`http://vidya.test${encodeURI('/teachers/डॉ-asha-d-souza')}`,
	])
	expect((await placesOf('/sitemap-2.xml')).sort()).toEqual([
		'http://vidya.test/bundle-products/pack',
		'http://vidya.test/courses/fractions-with-rotis',
		'http://vidya.test/learning/kites',
		'http://vidya.test/learning/live',
	])
	const beyond = await own.app.inject({ method: 'GET', url: '/sitemap-3.xml' })
	expect([beyond.statusCode, beyond.json().code]).toEqual([404, 'unknown-path'])
	await own.close()
})

test('B3 a page runs its own inline scripts by their hashes, and no others; no page but the atlas brings style elements', async () => {
	const policyOf = async (url: string, name: string) => {
		const policy = String((await server.app.inject(url)).headers['content-security-policy'])
		return policy.split(';').find((directive) => directive.startsWith(`${name} `))
	}
	for (const url of ['/docs', '/dev/mail', '/v1/reference'])
		expect(await policyOf(url, 'script-src')).toBe("script-src 'self'")
	for (const url of ['/', '/learning', '/nothing', '/docs', '/dev/mail']) {
		expect(await policyOf(url, 'style-src')).toBe("style-src 'self'")
		expect((await server.app.inject(url)).body).not.toMatch(/<style/)
	}
	const { body, headers } = await server.app.inject('/learning')
	const scripts = [...body.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
		.filter(([, attributes]) => !/ src=|ld\+json/.test(attributes!))
		.map(([, , text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`)
	expect(scripts.length).toBeGreaterThan(1)
	expect(headers['content-security-policy']).toContain(
		`${["script-src 'self'", ...scripts].join(' ')};`,
	)
	expect(await policyOf('/atlas/purchase', 'style-src')).toContain("'unsafe-inline'")
})

test('B3 pages, answers, refusals and what is not there carry the same security headers', async () => {
	const asked = [
		'/learning',
		'/v1/reference',
		'/v1/learning/all?limit=x',
		'/v1/nothing',
		'/robots.txt',
	]
	for (const url of asked) {
		const { headers } = await server.app.inject(url)
		expect([url, headers]).toEqual([
			url,
			expect.objectContaining({
				'content-security-policy': expect.stringContaining("default-src 'self'"),
				'strict-transport-security': 'max-age=31536000; includeSubDomains',
				'x-content-type-options': 'nosniff',
				'x-frame-options': 'SAMEORIGIN',
				'referrer-policy': 'no-referrer',
			}),
		])
	}
})

test('CAT-01 CAT-02 each page of a list has its own address and links', async () => {
	for (const n of Array.from({ length: 11 }).keys())
		await addResource(server.db, {
			slug: `poem-${n}`,
			slugtitle: `poem-${n}`,
			title: `A poem a day, ${n}`,
			courseType: 'webinar',
		})
	const second = await page('/learning?page=2')
	expect(second.canonical).toBe('http://vidya.test/learning?page=2')
	const [, trail, items] = second.data
	expect(trail).toMatchObject({
		'@type': 'BreadcrumbList',
		itemListElement: [
			{ position: 1, item: 'http://vidya.test/' },
			{ position: 2, name: 'Learning', item: 'http://vidya.test/learning' },
		],
	})
	const links = [...second.body.matchAll(/<h3[^>]*><a[^>]* href="([^"]+)"/g)].map(([, to]) => to)
	expect(links.length).toBeGreaterThan(1)
	expect(items['@type']).toBe('ItemList')
	expect(items.itemListElement.map(({ url }: { url: string }) => new URL(url).pathname)).toEqual(
		links,
	)
	expect((await page('/learning?type=webinar&page=2')).canonical).toBe('http://vidya.test/learning')
})

test.each(['//evil.example', '//evil.example/', '//evil.example/learning'])(
	'NAV-12 %s names no other site: it is a page that does not exist here',
	async (url) => {
		const { status, headers } = await page(url)
		const led = status === 307 ? (await page(headers.location!)).status : status
		expect(led).toBe(404)
		expect(headers.location ?? '/').toMatch(/^\/(?!\/)/)
	},
)

test('B3 built files and covers carry the headers that protect a file, and none that speaks of documents', async () => {
	const { body } = await server.app.inject('/learning')
	const built = [...body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, url]) => url!)
	expect(built.length).toBeGreaterThan(1)
	const protective =
		/^(strict|content-security|permissions|referrer|origin|cross|require|x-(?!ratelimit))/
	for (const url of [...built, '/assets/nothing.js', '/covers/nothing.avif']) {
		const { headers } = await server.app.inject({ url, headers: { 'accept-encoding': 'br' } })
		const found = Object.entries(headers).filter(([name]) => protective.test(name))
		expect([url, Object.fromEntries(found)]).toEqual([
			url,
			{
				'strict-transport-security': 'max-age=31536000; includeSubDomains',
				'x-content-type-options': 'nosniff',
				'cross-origin-resource-policy': 'same-origin',
			},
		])
	}
})

test('NAV-04 CAT-02 NAV-12 the page of who teaches is rendered with name, items and Person; an unknown one is not found', async () => {
	const own = await openTestApp()
	await addResource(own.db, {
		title: 'Kites',
		instructorName: 'Asha <b> Rao',
		instructorBio: 'A life.',
	})
	const read = (url: string) => own.app.inject({ method: 'GET', url })
	const { statusCode, body } = await read('/teachers/asha-b-rao')
	expect(statusCode).toBe(200)
	expect(/<h1[^>]*>([^<]*)</.exec(body)?.[1]).toBe('Asha &lt;b&gt; Rao')
	expect(body).toContain('Kites')
	const data = [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
	const facts = data.map(([, json]) => JSON.parse(json!) as { '@type': string })
	expect(facts.find((one) => one['@type'] === 'Person')).toEqual({
		'@context': 'https://schema.org',
		'@type': 'Person',
		name: 'Asha <b> Rao',
		description: 'A life.',
		knowsAbout: ['mathematics'],
		url: 'http://vidya.test/teachers/asha-b-rao',
	})
	expect((await read('/teachers/nobody')).statusCode).toBe(404)
	await own.close()
})
