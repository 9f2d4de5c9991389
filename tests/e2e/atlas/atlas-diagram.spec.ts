import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { foldToFit } from '#atlas/diagram/layout/fold-to-fit.ts'
import { layOut } from '#atlas/diagram/layout/lay-out.ts'
import { definitionOf } from '#atlas/graph/definition.ts'
import { clinic } from '../../atlas/fixtures/clinic.ts'
import { axe } from '../support/axe.ts'

const canvas = (page: Page) => page.getByRole('application')
const transform = (page: Page) =>
	page.locator('[data-picture]').evaluate((element) => (element as HTMLElement).style.transform)

/** The smallest text of the picture that is shown, in pixels of the screen. */
const smallestText = (page: Page): Promise<number> =>
	page.locator('[data-picture]').evaluate((picture) => {
		const scale = picture.getBoundingClientRect().width / (picture as HTMLElement).offsetWidth
		const texts = [...picture.querySelectorAll('text')].filter(
			(one) => getComputedStyle(one).display !== 'none',
		)
		return Math.min(
			...texts.map((one) => Number.parseFloat(getComputedStyle(one).fontSize) * scale),
		)
	})

/** Puts a machine of 111 states in the place of one of the product. */
const withClinic = async (page: Page): Promise<void> => {
	const definition = definitionOf(clinic())
	const opening = await foldToFit(definition, { labels: 'words' })
	const layout = await layOut(definition, { labels: 'words' })
	await page.route('**/facts/machines.json', async (route) => {
		const facts = await (await route.fetch()).json()
		const machines = facts.machines.map((one: { noun: string }) =>
			one.noun === 'purchase' ? { ...one, definition, opening, layout } : one,
		)
		await route.fulfill({ json: { ...facts, machines } })
	})
}

for (const [width, colorScheme] of [
	[1280, 'light'],
	[768, 'dark'],
] as const)
	test(`ATL-33 diagrams open with text of 11 px or more at ${width} px, ${colorScheme}, and axe finds nothing`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 800 })
		await page.emulateMedia({ colorScheme })
		for (const noun of ['purchase', 'session', 'cart']) {
			await page.goto(`/atlas/${noun}/diagram`)
			await expect(page.locator('[data-state="."]')).toBeVisible()
			expect([noun, (await smallestText(page)) >= 10.99]).toEqual([noun, true])
			await expect(page.locator('[data-initial="."]')).toBeInViewport()
			expect([noun, await axe(page)]).toEqual([noun, []])
		}
		await withClinic(page)
		await page.goto('/atlas/purchase/diagram')
		await expect(page.locator('[data-state="department0"]')).toBeVisible()
		expect(await smallestText(page)).toBeGreaterThanOrEqual(10.99)
	})

test('ATL-33 what is counted unfolds by a press, and folds and unfolds by Enter; the address keeps it', async ({
	page,
}) => {
	await page.goto('/atlas/purchase/diagram')
	const inner = page.locator('[data-state="pending.checking"]')
	await expect(page.locator('[data-state="pending"]')).toBeVisible()
	await expect(inner).toHaveCount(0)
	await page.getByRole('button', { name: 'pending: open 8 states' }).click()
	await expect(inner).toBeVisible()
	await page.reload()
	await expect(inner).toBeVisible()
	await canvas(page).focus()
	await page.keyboard.press('Enter')
	await expect(page.getByRole('status')).toHaveText(/^pending is (un)?folded$/)
	await page.getByRole('button', { name: 'Unfold everything' }).click()
	await expect(page.locator('[data-fold]')).toHaveCount(0)
	await expect(page).toHaveURL(/closed=-&short=-/)
	await page.getByRole('button', { name: 'Fold to what can be read' }).click()
	await expect(inner).toHaveCount(0)
	await page.getByRole('button', { name: /^quoting: show \d+ more transitions$/ }).click()
	await expect(page.locator('[data-fold="transitions quoting"]')).toHaveCount(0)
	await canvas(page).focus()
	await page.keyboard.press('Enter')
	await expect(page.locator('[data-fold="transitions quoting"]')).toBeVisible()
})

test('ATL-33 what an address selects is unfolded, and so is what the keyboard walks to', async ({
	page,
}) => {
	await page.goto('/atlas/purchase/diagram?state=pending.checking')
	await expect(page.locator('[data-state="pending.checking"]')).toHaveClass(/selected/)
	await page.goto('/atlas/purchase/diagram?state=pending')
	await expect(page.locator('[data-state="pending.checking"]')).toHaveCount(0)
	await canvas(page).focus()
	await page.keyboard.press('ArrowRight')
	await expect(page.locator('[data-state="pending.checking"]')).toHaveClass(/selected/)
})

test('ATL-33 a small map and the keys move the view, and from afar names alone are drawn', async ({
	page,
}) => {
	await page.goto('/atlas/purchase/diagram')
	const map = page.locator('[data-minimap]')
	await expect(map).toBeVisible()
	const opened = await transform(page)
	await map.click({ position: { x: 120, y: 60 } })
	const moved = await transform(page)
	expect(moved).not.toBe(opened)
	await canvas(page).focus()
	await page.keyboard.press('Shift+ArrowRight')
	expect(await transform(page)).not.toBe(moved)
	const label = page.locator('[data-transition] text').first()
	await expect(label).toBeVisible()
	await page.keyboard.press('0')
	await expect(map).toBeHidden()
	for (let i = 0; i < 4; i += 1) await page.keyboard.press('-')
	await expect(label).toBeHidden()
	await expect(page.locator('[data-state="quoting"] .far')).toHaveText('Quoting')
	await expect(page.locator('[data-state="quoting"] .far')).toBeVisible()
})

test('ATL-31 words or code is chosen in one place and kept from view to view', async ({ page }) => {
	await page.goto('/atlas/promo-check/diagram')
	const waiting = page.locator('[data-transition="waiting after(debounce) 1"]')
	await expect(waiting).toContainText('after 0.6 s (debounce)')
	await expect(page.getByRole('list', { name: 'Signs of the diagram' })).toContainText('under way')
	await page.getByRole('button', { name: 'Code', exact: true }).click()
	await expect(waiting).toContainText('after debounce (0.6 s)')
	await page.getByRole('link', { name: 'Simulate', exact: true }).click()
	await expect(page).toHaveURL(/simulate\?labels=code/)
	await expect(page.locator('[data-transition="checking error(checkPromo) 1"]')).toContainText(
		'error(checkPromo)',
	)
	await page.getByRole('button', { name: 'Words', exact: true }).click()
	await expect(page.locator('[data-transition="checking error(checkPromo) 1"]')).toContainText(
		'check promo failed',
	)
})

test('ATL-32 the diagram is taken along as SVG, PNG, Mermaid and SCXML', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'dark' })
	await page.goto('/atlas/promo-check/diagram')
	const saved = async (name: string): Promise<[string, Buffer]> => {
		const coming = page.waitForEvent('download')
		await page.getByRole('button', { name, exact: true }).click()
		const file = await coming
		return [file.suggestedFilename(), readFileSync(await file.path())]
	}
	const [svgName, svg] = await saved('SVG')
	expect([svgName, svg.includes('#0F171E'), svg.includes('var(')]).toEqual([
		'promo-check.svg',
		true,
		false,
	])
	const [pngName, png] = await saved('PNG')
	expect([pngName, png.subarray(1, 4).toString()]).toEqual(['promo-check.png', 'PNG'])
	const [mermaidName, mermaid] = await saved('Mermaid')
	expect([mermaidName, mermaid.includes('stateDiagram-v2')]).toEqual(['promo-check.mmd', true])
	const [scxmlName, scxml] = await saved('SCXML')
	expect([scxmlName, scxml.includes('<scxml')]).toEqual(['promo-check.scxml', true])
})

test('ATL-33 a large diagram is printed whole and on sheets that can be read', async ({ page }) => {
	await page.goto('/atlas/purchase/diagram')
	await expect(page.locator('[data-state="."]').first()).toBeVisible()
	await expect(page.locator('[data-print-page]').first()).toBeHidden()
	await page.emulateMedia({ media: 'print' })
	await expect(page.locator('[data-print-page]').first()).toBeVisible()
	await expect(page.getByText(/^Row 1 of \d+, column 2 of \d+$/)).toBeVisible()
	const pdf = (await page.pdf({ format: 'A4', landscape: true })).toString('latin1')
	const sheets = await page.locator('[data-print-page]').count()
	expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(sheets + 1)
})

test('ATL-31 ATL-27 an actor that the shop gives to a machine leads to its diagram, from the picture and from the panel', async ({
	page,
}) => {
	await page.goto('/atlas/purchase/diagram?state=payingByRedirect')
	const panel = page.getByRole('region', { name: 'What is selected' })
	await expect(panel.getByText('Runs payByRedirect, the machine redirect-payment')).toBeVisible()
	await panel.getByRole('link', { name: 'redirect-payment' }).click()
	await expect(page).toHaveURL(/\/atlas\/redirect-payment\/diagram/)
	await page.goto('/atlas/purchase/diagram?state=payingByRedirect')
	const picture = page.getByRole('application', { name: /^Diagram of purchase/ })
	await expect(picture.getByRole('link', { name: 'Diagram of payByRedirect' })).toHaveAttribute(
		'href',
		'/atlas/redirect-payment/diagram',
	)
})
