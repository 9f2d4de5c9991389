import { expect, it } from 'vitest'
import { leadsToLogin } from '#machines/web/modal-stack/modal-stack.rules.ts'
import type { ModalKind } from '#machines/web/modal-stack/modal-stack.types.ts'

it('MOD-02 signed out, closing any modal leads to login, except login, the logout message and the filters', () => {
	const kinds = {
		login: false,
		linkSent: true,
		logout: false,
		filters: false,
		access: true,
		comingSoon: true,
		purchase: true,
		careerInterest: true,
		questionnaire: true,
		share: true,
		callBack: true,
		report: true,
		eventInfo: true,
		registrationClose: true,
		documentUpload: true,
		documentUploadInfo: true,
		submission: true,
		terms: true,
		certificate: true,
	} satisfies Record<ModalKind, boolean>
	const led = (signedIn: boolean) =>
		Object.fromEntries(
			Object.keys(kinds).map((kind) => [
				kind,
				leadsToLogin([{ kind: kind as ModalKind }], signedIn),
			]),
		)
	expect(led(false)).toEqual(kinds)
	expect(Object.values(led(true))).toEqual(Object.keys(kinds).map(() => false))
	expect(leadsToLogin([], false)).toBe(false)
})
