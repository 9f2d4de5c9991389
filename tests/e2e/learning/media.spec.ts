import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '../support/each-width.ts'
import { openDesk } from '../support/journeys/desk.ts'
import { ownShopTest } from '../support/own-shop.ts'

const saved = (page: Page) => expect(page.getByText('All changes are saved.')).toBeVisible()

/** Two and a half parts that begin as WebM does. */
const film = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(5_000_000, 7)])

ownShopTest(
	'DSK-05 DSK-08 a cover and the files of a lesson are uploaded, over a lost connection too',
	async ({ page }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/resources')
		await page.getByRole('button', { name: 'New resource' }).click()
		const dialog = page.getByRole('dialog', { name: 'New resource' })
		await dialog.getByRole('textbox', { name: 'Title' }).fill('Rotis on Film')
		await dialog.getByRole('button', { name: 'Begin writing' }).click()
		await expect(page.getByText(/^Without a picture, a cover is drawn/)).toBeVisible()

		const colours = { width: 1600, height: 900, channels: 3 as const, background: '#a4640a' }
		const picture = await sharp({ create: colours }).jpeg().toBuffer()
		const cover = page.getByLabel('Choose a picture')
		await cover.setInputFiles({ name: 'roti.gif', mimeType: 'image/gif', buffer: picture })
		await expect(page.getByText('This kind of file cannot be used here.')).toBeVisible()
		await cover.setInputFiles({ name: 'roti.jpg', mimeType: 'image/jpeg', buffer: picture })
		const shown = page.getByRole('img', { name: 'The cover as cards and pages show it' })
		await expect(shown).toHaveJSProperty('naturalWidth', 640)
		await page.getByRole('slider', { name: 'Keep visible, from left to right' }).fill('20')
		await expect(shown).toHaveAttribute('src', /-20-50-640\.webp$/)
		await expect(shown).toHaveJSProperty('naturalWidth', 640)
		await saved(page)

		await page.getByRole('button', { name: 'Add a lesson' }).click()
		const files = page.getByLabel('Add a file')
		const text = { name: 'notes.mp4', mimeType: 'video/mp4', buffer: Buffer.from('Only text.') }
		await files.setInputFiles(text)
		await expect(page.getByText(/^The content of this file does not match its name/)).toBeVisible()
		await page.route('**/parts/1', (route) => route.abort())
		await files.setInputFiles({ name: 'roti.webm', mimeType: 'video/webm', buffer: film })
		await expect(page.getByText('roti.webm: no connection, it goes on by itself')).toBeVisible()
		await expectAccessible(page)
		await page.unroute('**/parts/1')
		await page.evaluate(() => window.dispatchEvent(new Event('online')))
		await expect(page.getByRole('textbox', { name: 'Video: its name' })).toHaveValue('roti')
		const paper = {
			name: 'sheet.pdf',
			mimeType: 'application/pdf',
			buffer: Buffer.from('%PDF-1.7'),
		}
		await files.setInputFiles(paper)
		await expect(page.getByRole('textbox', { name: 'PDF: its name' })).toHaveValue('sheet')
		await page.getByRole('button', { name: 'Move “sheet” up' }).click()
		await saved(page)
		await expectAccessible(page)
		await page.reload()
		await expect(shown).toHaveJSProperty('naturalWidth', 640)
		await expect(page.getByRole('textbox', { name: /: its name$/ }).first()).toHaveValue('sheet')
	},
)
