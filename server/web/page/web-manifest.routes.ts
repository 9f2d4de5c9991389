import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/platform/config.ts'

type Language = 'en' | 'hi'

const descriptions: Readonly<Record<Language, string>> = {
	en: 'Learning resources for teachers: find, buy, enrol.',
	hi: 'शिक्षकों के लिए संसाधन: खोजें, ख़रीदें, नामांकन करें।',
}

/** Pages that the icon of the installed app leads to when it is held. */
const shortcuts: readonly (Readonly<Record<Language, string>> & { url: string })[] = [
	{ url: '/profile/my-learning', en: 'My Learning', hi: 'मेरी पढ़ाई' },
	{ url: '/learning', en: 'Search resources', hi: 'सामग्री खोजें' },
	{ url: '/profile/hours', en: 'My training hours', hi: 'मेरे प्रशिक्षण घंटे' },
]

/**
 * The manifest of the installed app (W3C Application Manifest), under the shop's name (DSK-01) and
 * in a language. Its address stays over a change of the name, so that installed apps find it.
 */
export const webManifestRoutes = (site: string, config: Config) => async (app: FastifyInstance) => {
	const file = join(site, 'vidya.webmanifest')
	app.get<{ Querystring: { language?: unknown } }>('/vidya.webmanifest', (request, reply) => {
		if (!existsSync(file)) return reply.callNotFound()
		const lang: Language = request.query.language === 'hi' ? 'hi' : 'en'
		const name = config.site.brand[lang]
		const manifest = {
			...JSON.parse(readFileSync(file, 'utf8')),
			...{ name, short_name: name, lang, description: descriptions[lang] },
			shortcuts: shortcuts.map(({ url, ...words }) => ({ name: words[lang], url })),
		}
		return reply
			.type('application/manifest+json')
			.header('cache-control', 'public, max-age=3600')
			.send(JSON.stringify(manifest))
	})
}
