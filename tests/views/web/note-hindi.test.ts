import { expect, it } from 'vitest'
import { noteHindi } from '#features/web/page/note-hindi.ts'

/**
 * Returns the attributes that the script sets on the document for a browser's languages and
 * cookies.
 */
const offered = (languages: string[] | undefined, cookie = ''): Record<string, string> => {
	const dataset: Record<string, string> = {}
	const run = new Function('navigator', 'document', noteHindi)
	run({ languages }, { documentElement: { dataset }, cookie })
	return dataset
}

it('LNG-02 Hindi is offered where it precedes English and no language was chosen', () => {
	expect(
		[
			['hi-IN', 'en-IN', 'en'],
			['hi'],
			['mr-IN', 'hi', 'en'],
			['en-IN', 'hi-IN'],
			['hil', 'en'],
			['en'],
			[],
			undefined,
		].map((languages) => offered(languages).offer),
	).toEqual(['hi', 'hi', 'hi', undefined, undefined, undefined, undefined, undefined])
	expect(offered(['hi-IN', 'en'], 'PARAGLIDE_LOCALE=en; vidya_language=chosen')).toEqual({})
	expect(offered(['hi-IN', 'en'], 'PARAGLIDE_LOCALE=en')).toEqual({ offer: 'hi' })
})
