import type { Locator, Page } from '@playwright/test'
import { m } from '#i18n/messages'
import { allowNudges } from '../e2e/support/journeys/nudges.ts'
import type { Look } from './look.ts'

/** Scenes that a click opens on a page: a dialog, a menu, a list, form errors. */
export type Scene = {
	name: string
	as?: string
	school?: boolean
	/** The narrowest screen that has it, in px. */
	width?: Look['width']
	path: string
	/** Selector of the inspected part, if the rest is covered for a while. */
	part?: string
	/** Called before the page is opened. */
	prepare?: (page: Page) => Promise<void>
	/** Opens it. @returns the element that is then visible */
	open: (page: Page, say: Say) => Promise<Locator>
}

/** The language of the page, as an option of messages. */
type Say = { locale: Look['language'] }

const dialog = (page: Page) => page.locator('[role=dialog], [role=alertdialog]').last()

const press = (find: (say: Say) => string, role: 'button' | 'link' = 'button', part = 'html') =>
	async function open(page: Page, say: Say): Promise<Locator> {
		await page
			.locator(part)
			.getByRole(role, { name: find(say) })
			.first()
			.click()
		return dialog(page)
	}

const paid = '/learning?type=self_paced&paid_type=paid'
const purchase = press((say) => m.card_purchase_now({}, say))

/** The dialogs, menus and forms with mistakes that pages open. */
export const scenes: readonly Scene[] = [
	{
		name: 'login',
		path: '/learning?type=self_paced&paid_type=free',
		open: press((say) => m.card_enroll_now({}, say), 'button', 'main'),
	},
	{
		name: 'login with a mistake',
		path: '/login',
		open: async (page) => {
			await page.locator('main input[type=email]').fill('nobody')
			await page.locator('main form button').first().click()
			return page.locator('main [aria-invalid=true]')
		},
	},
	{ name: 'checkout', as: 'subscriber', path: paid, open: purchase },
	{
		name: 'checkout with mistakes',
		as: 'new-teacher',
		path: paid,
		open: async (page, say) => {
			await purchase(page, say)
			const phone = dialog(page).locator('input[type=tel]').last()
			await phone.fill('12')
			await phone.press('Enter')
			return dialog(page).locator('[aria-invalid=true]').first()
		},
	},
	{
		name: 'filters',
		width: 360,
		path: '/learning',
		open: press((say) => m.filter_open({ count: 0 }, say)),
	},
	{
		name: 'share',
		path: '/courses/evs-water-where-it-comes-from-where-it-goes',
		open: press((say) => m.modal_share({}, say), 'button', 'main'),
	},
	{
		name: 'call-back',
		path: '/vidya-for-schools',
		open: press((say) => m.callback_button({}, say)),
	},
	{
		name: 'call-back with mistakes',
		path: '/vidya-for-schools',
		open: async (page, say) => {
			await press(() => m.callback_button({}, say))(page, say)
			await dialog(page).locator('button[type=submit]').last().click()
			return dialog(page).locator('[aria-invalid=true]').first()
		},
	},
	{
		name: 'registration certificate',
		path: '/contact',
		open: press((say) => m.header_certificate({}, say), 'link'),
	},
	{
		name: 'why one cannot begin',
		as: 'settled-teacher',
		path: '/profile/my-learning',
		open: press((say) => m.learning_pending_why({}, say)),
	},
	{
		name: 'report',
		as: 'new-teacher',
		path: '/community',
		open: press((say) => m.community_report({}, say), 'button', 'main'),
	},
	{
		name: 'menu of the account',
		as: 'settled-teacher',
		width: 1280,
		path: '/learning',
		open: async (page) => {
			await page.locator('header button[popovertarget]').last().click()
			return page.locator(':popover-open')
		},
	},
	{
		name: 'menu of a phone',
		width: 360,
		path: '/learning',
		open: async (page, say) => {
			await press(() => m.header_menu({}, say))(page, say)
			return page.locator(':popover-open')
		},
	},
	{
		name: 'notifications',
		as: 'subscriber',
		path: '/learning',
		open: async (page, say) => {
			await press(() => m.header_notifications_title({}, say), 'button', 'header')(page, say)
			return page.locator(':popover-open')
		},
	},
	{
		name: 'suggestions',
		width: 1280,
		path: '/jobs',
		open: async (page) => {
			await page.locator('header input[type=search]').pressSequentially('sci')
			return page.locator('[role=listbox] [role=option]').first()
		},
	},
	{
		name: 'documents of a school',
		as: 'unverified-poc',
		school: true,
		path: '/profile/school-info',
		open: press((say) => m.school_upload_title({}, say), 'button', 'main'),
	},
	{
		name: 'terms for schools',
		width: 1280,
		as: 'verified-poc',
		school: true,
		path: '/profile/school-info',
		open: press((say) => m.school_terms({}, say), 'button', 'main'),
	},
	{
		name: 'submission for the meet',
		width: 1280,
		as: 'verified-poc',
		school: true,
		path: '/profile/gtm-registers',
		open: press((say) => m.submission_heading({}, say), 'button', 'main'),
	},
	{
		name: 'career form',
		as: 'new-teacher',
		path: '/',
		prepare: async (page) => {
			await allowNudges(page)
			await page.addInitScript(() => localStorage.removeItem('vidya.nudged'))
		},
		open: async (page) => dialog(page),
	},
	{
		name: 'contact form with mistakes',
		path: '/contact',
		open: async (page, say) => {
			await page
				.locator('main')
				.getByRole('button', { name: m.contact_send({}, say), exact: true })
				.click()
			return page.locator('main [aria-invalid=true]').first()
		},
	},
	{
		name: 'in the cart',
		path: paid,
		part: '[role=status][aria-live=polite]',
		open: async (page, say) => {
			const add = page.getByRole('button', { name: m.card_add_to_cart({}, say) }).first()
			await add.click()
			return page.getByRole('link', { name: m.card_go_to_cart({}, say) }).first()
		},
	},
]
