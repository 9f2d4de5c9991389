import { expect, test } from 'vitest'
import { Card } from '#features/catalogue/card/card.tsx'
import { card } from '../support/card.ts'
import { renderInApp } from '../support/harness.tsx'

const textOf = async (changes: Parameters<typeof card>[0], planPercent?: number) => {
	const { screen } = await renderInApp(
		<Card card={card(changes)} action={null} planPercent={planPercent} />,
	)
	return [...screen.container.querySelectorAll('article p, [class^=price], [class^=badge]')].map(
		({ textContent }) => textContent,
	)
}

test('CRD-04 a card says lessons, time, language and level in one line, and its price with GST', async () => {
	expect(await textOf({ price: 29_900 })).toEqual([
		'Self-paced course',
		'6 lessons · 1 h 30 min · English · All teachers',
		'₹353 incl. GST',
	])
	expect(await textOf({ price: null, lesson_count: 0, duration_minutes: 0 })).toEqual([
		'Self-paced course',
		'English · All teachers',
		'FREE',
	])
})

test('CRD-08 CRD-04 a plan’s percent and what was dearer before are shown with GST, and what a plan includes says so', async () => {
	const prices = async (changes: Parameters<typeof card>[0], percent?: number) =>
		(await textOf(changes, percent)).slice(2)
	expect(await prices({ price: 49_900, old_price: 59_900 })).toEqual(['₹589 incl. GSTbefore:₹707'])
	expect(await prices({ price: 49_900, old_price: 59_900 }, 20)).toEqual([
		'₹471 incl. GSTbefore:₹589',
		'20 % off',
	])
	expect(await prices({ price: 49_900 }, 100)).toEqual([
		'FREEbefore:₹589',
		'Included in your school’s plan',
	])
	expect(await prices({ price: null }, 100)).toEqual(['FREE'])
})

test('CAT-09 a title is read in the language of its script', async () => {
	const { screen } = await renderInApp(
		<>
			<Card card={card({ title: 'भिन्न समझें' })} action={null} />
			<Card card={card({ title: 'Fractions' })} action={null} />
		</>,
	)
	const langs = [...screen.container.querySelectorAll('h3 a')].map((a) => a.getAttribute('lang'))
	expect(langs).toEqual(['hi', null])
})
