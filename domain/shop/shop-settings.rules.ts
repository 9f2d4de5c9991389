import { isMailAddress } from '#domain/people/mail-address.rules.ts'
import { isGstin } from '#domain/shop/billing-details.rules.ts'

/** Settings that the desk stores, by the step of the set-up that asks for them (DSK-01). */
export const settingsOfSteps = {
	brand: [
		...(['brand_name', 'brand_name_hi', 'languages', 'signatory'] as const),
		...(['figure_teachers', 'figure_schools', 'figure_places'] as const),
	],
	legal: ['legal_name', 'legal_address', 'gstin'],
	bank: ['bank_name', 'bank_account', 'bank_ifsc'],
	contact: [
		'contact_email',
		'contact_phone',
		'contact_address',
		'grievance_officer',
		'grievance_email',
	],
	mail: ['mail_sender'],
} as const

/** Contents that a new shop can begin with (28.1); `reference`: the lists for India. */
export const startingContents = ['empty', 'reference', 'demo'] as const

export type StartingContent = (typeof startingContents)[number]

/** A step that stores settings. */
export type SettingsStep = keyof typeof settingsOfSteps

/** A setting of the shop. */
export type Setting = (typeof settingsOfSteps)[SettingsStep][number]

/** The settings of a shop as texts; an empty text is a setting without a value. */
export type ShopSettings = Record<Setting, string>

/** All steps of the set-up in their order; the last two are done when their test has passed. */
export const setupSteps = ['brand', 'legal', 'bank', 'contact', 'mail', 'payments'] as const

export type SetupStep = (typeof setupSteps)[number]

/** Longest texts, in characters. */
export const settingLimits: Record<Setting, number> = {
	brand_name: 40,
	brand_name_hi: 40,
	languages: 2,
	signatory: 120,
	figure_teachers: 15,
	figure_schools: 15,
	figure_places: 15,
	legal_name: 120,
	legal_address: 300,
	gstin: 20,
	bank_name: 120,
	bank_account: 20,
	bank_ifsc: 11,
	contact_email: 254,
	contact_phone: 22,
	contact_address: 300,
	grievance_officer: 120,
	grievance_email: 254,
	mail_sender: 254,
}

/** Names that are allowed before the address of a mail's sender. */
const isName = (value: string) => !/[<>",;:@]/.test(value)

const isNumber = (value: string) => /^\d{1,10}$/.test(value)

const patterns: Partial<Record<Setting, (value: string) => boolean>> = {
	gstin: isGstin,
	brand_name: isName,
	brand_name_hi: isName,
	languages: (value) => value === 'en' || value === 'hi',
	figure_teachers: isNumber,
	figure_schools: isNumber,
	figure_places: isNumber,
	bank_account: (value) => /^\d{6,20}$/.test(value),
	bank_ifsc: (value) => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(value),
	contact_email: isMailAddress,
	contact_phone: (value) => /^\+[0-9 ]{8,20}$/.test(value),
	grievance_email: isMailAddress,
	mail_sender: isMailAddress,
}

const bankFields: readonly Setting[] = settingsOfSteps.bank

const figures: readonly Setting[] = ['figure_teachers', 'figure_schools', 'figure_places']

/**
 * Settings that may be left out: a shop without bank transfers has no bank account, figures without
 * a number are counted, and a shop without a choice of language speaks English and Hindi.
 */
const isOptional = (setting: Setting) =>
	setting === 'brand_name_hi' ||
	setting === 'languages' ||
	setting === 'signatory' ||
	setting === 'mail_sender' ||
	figures.includes(setting) ||
	bankFields.includes(setting)

/** Line breaks and control characters would end a header of a mail. */
const hasControl = (value: string) => /\p{Cc}/u.test(value)

/** Returns a setting as it is stored: without space around it, numbers in capitals. */
export const tidySetting = (setting: Setting, typed: string): string => {
	const value = typed.trim().replace(/\s+/g, ' ')
	if (setting === 'gstin' || setting === 'bank_ifsc')
		return value.replace(/[ -]/g, '').toUpperCase()
	if (setting === 'bank_account') return value.replace(/[ -]/g, '')
	if (figures.includes(setting)) return value.replace(/[ ,]/g, '')
	return value
}

/**
 * Returns the settings of a step that are wrong, in the order of the form. Bank details are all
 * given or all left out.
 */
export const settingFaults = (step: SettingsStep, given: ShopSettings): Setting[] => {
	const hasBank = bankFields.some((field) => given[field] !== '')
	return settingsOfSteps[step].filter((setting) => {
		const value = given[setting]
		if (value.length > settingLimits[setting] || hasControl(value)) return true
		if (value !== '') return !(patterns[setting]?.(value) ?? true)
		return bankFields.includes(setting) ? hasBank : !isOptional(setting)
	})
}
