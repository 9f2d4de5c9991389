import type { Setting, SetupStep, StartingContent } from '#domain/shop/shop-settings.rules.ts'
import { languageNames } from '#i18n/language-names.ts'
import { m } from '#i18n/messages'
import type { Provider, ShopSetupFailure } from '#machines/shop/shop-setup/shop-setup.types.ts'

/** The name of each step. */
export const stepNames: Record<SetupStep, () => string> = {
	brand: m.desk_setup_brand,
	legal: m.desk_setup_legal,
	bank: m.desk_setup_bank,
	contact: m.desk_setup_contact,
	mail: m.desk_setup_mail,
	payments: m.desk_setup_payments,
}

/** The purpose of each step. */
export const stepLeads: Record<SetupStep, () => string> = {
	brand: m.desk_setup_brand_lead,
	legal: m.desk_setup_legal_lead,
	bank: m.desk_setup_bank_lead,
	contact: m.desk_setup_contact_lead,
	mail: m.desk_setup_mail_lead,
	payments: m.desk_setup_payments_lead,
}

/** The label of each setting. */
export const settingNames: Record<Setting, () => string> = {
	brand_name: m.desk_setup_brand_name,
	brand_name_hi: m.desk_setup_brand_name_hi,
	languages: m.desk_setup_languages,
	signatory: m.desk_setup_signatory,
	figure_teachers: m.desk_setup_figure_teachers,
	figure_schools: m.desk_setup_figure_schools,
	figure_places: m.desk_setup_figure_places,
	legal_name: m.desk_setup_legal_name,
	legal_address: m.desk_setup_legal_address,
	gstin: m.desk_setup_gstin,
	bank_name: m.desk_setup_bank_name,
	bank_account: m.desk_setup_bank_account,
	bank_ifsc: m.desk_setup_bank_ifsc,
	contact_email: m.desk_setup_contact_email,
	contact_phone: m.desk_setup_contact_phone,
	contact_address: m.desk_setup_contact_address,
	grievance_officer: m.desk_setup_officer,
	grievance_email: m.desk_setup_officer_email,
	mail_sender: m.desk_setup_sender,
}

/** Advice for a setting that is wrong. */
export const settingFaultWords: Record<Setting, () => string> = {
	brand_name: m.desk_setup_fault_name,
	brand_name_hi: m.desk_setup_fault_name,
	languages: m.desk_setup_fault_missing,
	signatory: m.desk_setup_fault_missing,
	figure_teachers: m.desk_setup_fault_number,
	figure_schools: m.desk_setup_fault_number,
	figure_places: m.desk_setup_fault_number,
	legal_name: m.desk_setup_fault_missing,
	legal_address: m.desk_setup_fault_missing,
	gstin: m.desk_setup_fault_gstin,
	bank_name: m.desk_setup_fault_bank,
	bank_account: m.desk_setup_fault_account,
	bank_ifsc: m.desk_setup_fault_ifsc,
	contact_email: m.desk_setup_fault_email,
	contact_phone: m.desk_setup_fault_phone,
	contact_address: m.desk_setup_fault_missing,
	grievance_officer: m.desk_setup_fault_missing,
	grievance_email: m.desk_setup_fault_email,
	mail_sender: m.desk_setup_fault_email,
}

/** The names of the contents that a new shop can begin with. */
export const contentNames: Record<StartingContent, () => string> = {
	empty: m.desk_setup_content_empty,
	reference: m.desk_setup_content_reference,
	demo: m.desk_setup_demo,
}

/** The text of each of them. */
export const contentTexts: Record<StartingContent, () => string> = {
	empty: m.desk_setup_content_empty_text,
	reference: m.desk_setup_content_reference_text,
	demo: m.desk_setup_content_demo_text,
}

/** The question before it is chosen. */
export const contentQuestions: Record<StartingContent, () => string> = {
	empty: m.desk_setup_content_empty_question,
	reference: m.desk_setup_content_reference_question,
	demo: m.desk_setup_content_demo_question,
}

/** The languages that a shop can speak. */
export const languageChoices = () => [
	{ value: '', label: m.desk_setup_languages_both() },
	{ value: 'en', label: m.desk_setup_languages_one({ language: languageNames.en }) },
	{ value: 'hi', label: m.desk_setup_languages_one({ language: languageNames.hi }) },
]

/** Words of a failure; `reason` is what the mail server or the provider said. */
export const failureWords: Record<ShopSetupFailure, (reason: string) => string> = {
	settingsChanged: m.desk_setup_failed_changed,
	invalid: m.desk_setup_failed_invalid,
	mailRefused: (reason) => m.desk_setup_failed_mail({ reason }),
	paymentsRefused: (reason) => m.desk_setup_failed_payments({ reason }),
	tooMany: m.desk_setup_failed_too_many,
	unpaid: m.desk_setup_failed_unpaid,
	pending: m.desk_setup_failed_pending,
	declined: m.desk_setup_failed_declined,
	unavailable: m.desk_unavailable,
}

/** The names of the providers. */
export const providerNames: Record<Provider, string> = { razorpay: 'Razorpay', stripe: 'Stripe' }
