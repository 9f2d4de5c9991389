import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { decidedLocale, decidedText } from '#build/one-language.ts'
import { expectEvery } from '../expect-every.ts'

const read = (path: string) => readFileSync(`src/i18n/gen/${path}`, 'utf8')

describe('24.4 a build for one language', () => {
	test('knows its language', () => {
		expect(decidedLocale(read('runtime.js'), 'hi')).toContain(
			'export const experimentalStaticLocale = "hi"',
		)
	})

	test('refuses a runtime that has changed', () => {
		expect(() => decidedLocale('export const locales = []', 'hi')).toThrow('runtime of texts')
	})

	test.each(['en', 'hi'])('has each text in %s without a choice', (locale) => {
		const texts = globSync('src/i18n/gen/messages/*.js').filter((file) => !file.includes('_index'))
		expect(texts.length).toBeGreaterThan(2000)
		expectEvery(texts, (file) => {
			const key = file.replace(/^.*\/(.*)\.js$/, '$1')
			const text = decidedText(readFileSync(file, 'utf8'), locale)
			return text.includes(`const ${key} =`) && !/getLocale\(|const locale =/.test(text)
		})
	})

	test('answers the text of its language', async () => {
		const code = decidedText(read('messages/desk_staff_title.js'), 'hi').replace(
			/^import .*$/gm,
			'',
		)
		const { desk_staff_title } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
		expect(desk_staff_title()).toBe('टीम')
	})

	test('refuses a text that has no choice', () => {
		expect(() => decidedText("export const a = () => 'a'", 'en')).toThrow('no choice of languages')
	})
})
