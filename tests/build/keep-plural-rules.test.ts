import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { keptPluralRules } from '#build/keep-plural-rules.ts'

type Registry = { plural: (locale: string, input: unknown, options: object) => string }

const load = async (code: string) =>
	(await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Registry

test('texts that count something choose the same form with rules that are made once', async () => {
	const code = readFileSync('src/i18n/gen/registry.js', 'utf8')
	const [plain, kept] = [await load(code), await load(keptPluralRules(code))]
	const cases = ['en', 'hi'].flatMap((locale) =>
		[{}, { type: 'ordinal' }].flatMap((options) =>
			[0, 1, 2, 3, 21, '1', undefined].map((input) => [locale, input, options] as const),
		),
	)
	expect(cases.map((one) => kept.plural(...one))).toEqual(cases.map((one) => plain.plural(...one)))
	const make = vi.spyOn(Intl, 'PluralRules')
	for (const one of cases) kept.plural(...one)
	expect(make).toHaveBeenCalledTimes(0)
})

test('a registry that makes no plural rules is refused', () => {
	expect(() => keptPluralRules('export const plural = () => ""')).toThrow('no new Intl.PluralRules')
})
